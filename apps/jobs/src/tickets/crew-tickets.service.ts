import type { TicketsChangedPayload } from '@crewcall/contracts-identity/dto';
import { Injectable } from '@nestjs/common';
import { CrewTicketRepository } from './crew-ticket.repository.js';

/** The copy of people's tickets, kept up to date: identity owns these facts. */
@Injectable()
export class CrewTicketsService {
  constructor(private readonly tickets: CrewTicketRepository) {}

  async ticketsChanged(userId: string, version: number, tickets: TicketsChangedPayload): Promise<void> {
    await this.tickets.saveCrewTicket(userId, version, tickets);
  }
}
