import { ticketSeen, type TicketSeenPayload } from '@crewcall/contracts-bookings/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { TicketsService } from '../tickets.service.js';

@Injectable()
export class TicketSightingsConsumer {
  constructor(private readonly tickets: TicketsService) {}

  @OnEvent(ticketSeen)
  async countCompanyThatSawTicket(payload: TicketSeenPayload): Promise<void> {
    await this.tickets.noteSeen(payload);
  }
}
