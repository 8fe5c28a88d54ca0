import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import {
  ticketChecked,
  type TicketCheckedPayload,
  ticketDocumentOpened,
  type TicketDocumentOpenedPayload,
  ticketExpiring,
  type TicketExpiringPayload,
} from '@crewcall/contracts-identity/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Notifier } from '../notifications/notifier.service.js';
import { documentOpenedNotice, ticketCheckedNotice, ticketExpiringNotice } from './ticket-notices.texts.js';

@Injectable()
export class TicketNoticesConsumer {
  constructor(private readonly notifier: Notifier) {}

  @OnEvent(ticketExpiring)
  async notifyCrewOfExpiry(event: TicketExpiringPayload, { id, subject_id }: EventEnvelope): Promise<void> {
    await this.notifier.notify({ recipientId: subject_id, eventId: id, draft: ticketExpiringNotice(event) });
  }

  @OnEvent(ticketChecked)
  async notifyCrewOfCheck(event: TicketCheckedPayload, { id, subject_id }: EventEnvelope): Promise<void> {
    await this.notifier.notify({ recipientId: subject_id, eventId: id, draft: ticketCheckedNotice(event) });
  }

  @OnEvent(ticketDocumentOpened)
  async notifyCrewOfOpening(event: TicketDocumentOpenedPayload, { id, subject_id }: EventEnvelope): Promise<void> {
    await this.notifier.notify({ recipientId: subject_id, eventId: id, draft: documentOpenedNotice(event) });
  }
}
