import { type BookingEntity, BookingMissingError, BookingRepository } from '@crewcall/bookings-domain';
import {
  type BookedTicket,
  isBooked,
  isTicketGoodOn,
  isTimeOfSighting,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import { ticketSeen } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { NotOnSiteError, TicketGoneError } from './ticket-sighting.errors.js';
import { type TicketRow, TicketSightingRepository } from './ticket-sighting.repository.js';

/** A company writes down that it saw the card of a ticket on site. What other companies saw it does not learn here. */
@Injectable()
export class TicketSightingsService {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly sightings: TicketSightingRepository,
    private readonly events: Events,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async sightingsOf(actor: Actor, bookingId: string): Promise<BookedTicket[]> {
    await this.own(actor, bookingId);
    const today = wallTimeOf(this.clock.now()).day;
    return (await this.sightings.ofBooking(bookingId)).map((row) => presentTicket(row, today));
  }

  /**
   * Again is fine: the last look counts.
   * @throws BookingMissingError for every user but the company
   * @throws NotOnSiteError before the day of the first call and long after the last, and of a booking that was left
   */
  async seeTicket(actor: Actor, bookingId: string, ticketId: string, checker: string): Promise<BookedTicket[]> {
    await this.transactions.run(async () => {
      const booking = await this.own(actor, bookingId);
      const now = this.clock.now();
      if (!isBooked(booking.state) || !isTimeOfSighting(await this.callsOf(booking), now.getTime()))
        throw new NotOnSiteError();
      const ticket = (await this.sightings.ofBooking(bookingId)).find(({ id, state }) => id === ticketId && state);
      if (!ticket) throw new TicketGoneError();
      await this.sightings.saveSighting(bookingId, ticket, checker, now);
      const { kind, sum_pence, expires_on } = ticket;
      const parties = { recruiter_id: booking.recruiterId, freelancer_id: booking.freelancerId };
      const payload = {
        ...parties,
        ticket_id: ticketId,
        kind,
        sum_pence,
        expires_on,
        seen_at: now.toISOString(),
      };
      await this.events.publish(ticketSeen, { subjectId: bookingId, payload });
    });
    return this.sightingsOf(actor, bookingId);
  }

  private async own(actor: Actor, bookingId: string): Promise<BookingEntity> {
    const booking = await this.bookings.findBooking(bookingId);
    if (!booking || booking.recruiterId !== actor.id) throw new BookingMissingError();
    return booking;
  }

  private async callsOf({ id }: BookingEntity): Promise<{ from: string; to: string }[]> {
    const calls = await this.sightings.callsOf(id);
    return calls.map(({ from, to }) => ({ from: from.toISOString(), to: to.toISOString() }));
  }
}

function presentTicket({ checker, seen_at, state, ...ticket }: TicketRow, today: string): BookedTicket {
  const isOver = state !== null && !isTicketGoodOn(ticket.expires_on, today);
  const seen = seen_at && { checker, seen_on: wallTimeOf(seen_at).day };
  return { ...ticket, state: isOver ? 'expired' : state, seen };
}
