import { type CallEntity, spanOfRange } from '@crewcall/bookings-domain';
import { type OfferSide, type PlacedSpan, type Terms, warningsOf } from '@crewcall/contracts-bookings';
import { Injectable } from '@nestjs/common';
import { KitWarningsService } from '../kit/kit-warnings.service.js';
import { NeighboursRepository } from './neighbours.repository.js';

/** A question or an agreement, with the calls it is about. */
export interface Warned {
  freelancerId: string;
  recruiterId: string;
  bookingId?: string;
  calls: readonly CallEntity[];
  terms: Pick<Terms, 'kit'>;
}

const DAY = 24 * 3_600_000;

/** Short rest and ways that do not fit, beside what the person is booked on, and kit that is out of date: advice, never an error. */
@Injectable()
export class WarningsService {
  constructor(
    private readonly neighbours: NeighboursRepository,
    private readonly kit: KitWarningsService,
  ) {}

  /** In the order in which they were asked, with two statements. */
  async warningsOf(asked: readonly Warned[], side: OfferSide): Promise<string[][]> {
    const spans = asked.flatMap(({ calls }) => calls.map(({ during }) => spanOfRange(during)));
    if (!spans.length) return asked.map(() => []);
    const from = new Date(Math.min(...spans.map((span) => span.from.getTime())) - DAY);
    const to = new Date(Math.max(...spans.map((span) => span.to.getTime())) + DAY);
    const people = [...new Set(asked.map(({ freelancerId }) => freelancerId))];
    const [booked, kit] = await Promise.all([
      this.neighbours.bookedOf(people, { from, to }),
      this.kit.warningsOf(asked),
    ]);
    return asked.map(({ freelancerId, recruiterId, bookingId, calls }, index) => {
      const others = booked
        .filter((taken) => taken.freelancerId === freelancerId && taken.bookingId !== bookingId)
        .map((taken): PlacedSpan => ({ ...taken, isOwn: taken.recruiterId === recruiterId }));
      // A call whose time is to follow takes its whole day, which says nothing of rest.
      const own = calls.filter(({ startsAt }) => startsAt !== null).map(placed);
      return [...warningsOf(own, others, side === 'freelancer'), ...(kit[index] ?? [])];
    });
  }
}

const placed = ({ during, lat, lon }: CallEntity): PlacedSpan => ({
  ...spanOfRange(during),
  point: lat === null || lon === null ? null : { lat, lon },
  isOwn: true,
});
