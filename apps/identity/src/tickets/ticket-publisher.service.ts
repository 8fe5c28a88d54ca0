import { wallTimeOf } from '@crewcall/contracts-bookings';
import { ticketsChanged } from '@crewcall/contracts-identity/dto';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { isRefused, ticketFactsFor } from './ticket.presenter.js';
import { TicketRepository } from './ticket.repository.js';
import { TicketSightingRepository } from './sightings/ticket-sighting.repository.js';

/** Publishes all tickets of a person, without their numbers, for roles to be judged by. */
@Injectable()
export class TicketPublisher {
  constructor(
    private readonly tickets: TicketRepository,
    private readonly sightings: TicketSightingRepository,
    private readonly events: Events,
    private readonly transactions: Transactions,
  ) {}

  /** Inside the transaction of their change, which holds the person. */
  async publish(userId: string): Promise<void> {
    const holder = await this.tickets.holderOf(userId);
    if (!holder) return;
    const today = wallTimeOf(new Date()).day;
    const told = (await this.tickets.ofUser(userId)).filter((ticket) => !isRefused(ticket));
    const seenBy = await this.sightings.sightingCountsOf(told.map(({ id }) => id));
    const tickets = told.map((ticket) => ticketFactsFor(ticket, seenBy.get(ticket.id) ?? 0, today));
    const { version, audience: shared } = holder;
    await this.events.publish(ticketsChanged, { subjectId: userId, version, payload: { tickets, shared } });
  }

  /** Under the version that they have: for a service that has not heard of them. */
  publishAgain(userId: string): Promise<void> {
    return this.transactions.run(() => this.publish(userId));
  }
}
