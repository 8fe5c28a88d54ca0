import {
  type BookingFigures,
  bookingFiguresShown,
  type BookingMonth,
  dayAfter,
  figureStates,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';
import { FiguresRepository } from './figures.repository.js';

const { months: MONTHS, days: DAYS } = bookingFiguresShown;
const none = { positions: 0, filled: 0, hours_to_fill: null, rescues: 0, rescues_filled: 0 };

/** The last so many months up to this day's, oldest first. */
function monthsUntil(day: string): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, at) =>
    new Date(Date.UTC(year, month - MONTHS + at, 1)).toISOString().slice(0, 7),
  );
}

/** How booking goes on the platform. The gate of the endpoint lets administrators in alone. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly figures: FiguresRepository,
    private readonly clock: Clock,
  ) {}

  async get(): Promise<BookingFigures> {
    const now = this.clock.now();
    const today = wallTimeOf(now).day;
    const months = monthsUntil(today);
    // An hour early in summer: what is before the first month is left out below.
    const from = new Date(`${months[0]}-01T00:00:00Z`);
    from.setUTCHours(-1);
    const firstDay = dayAfter(today, 1 - DAYS);
    const [states, refused, ...parts] = await Promise.all([
      this.figures.countStates(now),
      this.figures.countRefused(firstDay),
      this.figures.countPositions(from),
      this.figures.timeToFill(from),
      this.figures.countRescues(from),
    ]);
    const found = parts.flat();
    return {
      states: figureStates.map((state) => ({ state, count: states.find((one) => one.state === state)?.count ?? 0 })),
      months: months.map((month): BookingMonth =>
        Object.assign({ ...none, month }, ...found.filter((part) => part.month === month)),
      ),
      days: Array.from({ length: DAYS }, (_, at) => {
        const day = dayAfter(firstDay, at);
        return { day, refused: refused.find((one) => one.day === day)?.refused ?? 0 };
      }),
    };
  }
}
