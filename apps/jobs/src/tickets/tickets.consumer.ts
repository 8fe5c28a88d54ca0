import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import {
  ticketExpiring,
  type TicketExpiringPayload,
  ticketsChanged,
  type TicketsChangedPayload,
} from '@crewcall/contracts-identity/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { CrewTicketsService } from './crew-tickets.service.js';
import { EndedTicketsService } from './ended-tickets.service.js';

@Injectable()
export class TicketsConsumer {
  constructor(
    private readonly tickets: CrewTicketsService,
    private readonly ended: EndedTicketsService,
  ) {}

  @OnEvent(ticketExpiring)
  async tellCompaniesOfExpiry(
    payload: TicketExpiringPayload,
    { subject_id, occurred_at }: EventEnvelope,
  ): Promise<void> {
    await this.ended.tellCompanies(subject_id, payload, new Date(occurred_at));
  }

  @OnEvent(ticketsChanged)
  async updateTicketsOfUser(payload: TicketsChangedPayload, { subject_id, version }: EventEnvelope): Promise<void> {
    await this.tickets.ticketsChanged(subject_id, version, payload);
  }
}
