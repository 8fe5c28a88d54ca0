import type { BookingMonth, FigureState } from '@crewcall/contracts-bookings';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

type MonthPart<K extends keyof BookingMonth> = Pick<BookingMonth, 'month' | K>;

const monthOf = (moment: string): string => `to_char(${moment} AT TIME ZONE 'Europe/London', 'YYYY-MM')`;

/** Numbers of bookings, of no one. */
@Injectable()
export class FiguresRepository {
  constructor(private readonly database: Database) {}

  /** By the clock: what is booked is over when its last call is. */
  countStates(now: Date): Promise<{ state: FigureState; count: number }[]> {
    return this.database.query(
      `SELECT CASE WHEN b.state IN ('cancelled', 'no_show', 'disputed') THEN b.state
          WHEN span.until <= $1 THEN 'over' WHEN span.since <= $1 THEN 'on' ELSE 'confirmed' END AS state,
        count(*)::integer AS count
       FROM bookings.bookings b LEFT JOIN LATERAL (
         SELECT min(lower(m.during)) AS since, max(upper(m.during)) AS until
         FROM bookings.commitments m WHERE m.booking_id = b.id AND m.state = 'confirmed') AS span ON true
       GROUP BY 1`,
      [now],
    );
  }

  /** By the month of a role's first call. */
  countPositions(from: Date): Promise<MonthPart<'positions' | 'filled'>[]> {
    return this.database.query(
      `SELECT ${monthOf('first_at')} AS month, sum(positions)::integer AS positions, sum(filled)::integer AS filled
       FROM (SELECT r.positions, r.filled, min(lower(c.during)) AS first_at FROM bookings.roles r
         JOIN bookings.role_calls rc ON rc.role_id = r.id JOIN bookings.calls c ON c.id = rc.call_id
         WHERE r.removed_at IS NULL GROUP BY r.id) AS role
       WHERE first_at >= $1 GROUP BY 1`,
      [from],
    );
  }

  timeToFill(from: Date): Promise<MonthPart<'hours_to_fill'>[]> {
    return this.database.query(
      `SELECT ${monthOf('b.confirmed_at')} AS month, round((percentile_cont(0.5) WITHIN GROUP
          (ORDER BY extract(epoch FROM b.confirmed_at - r.created_at)) / 3600)::numeric, 1)::float8 AS hours_to_fill
       FROM bookings.bookings b JOIN bookings.roles r ON r.id = b.role_id WHERE b.confirmed_at >= $1 GROUP BY 1`,
      [from],
    );
  }

  countRescues(from: Date): Promise<MonthPart<'rescues' | 'rescues_filled'>[]> {
    return this.database.query(
      `SELECT ${monthOf('created_at')} AS month, count(*)::integer AS rescues,
        (count(*) FILTER (WHERE state = 'filled'))::integer AS rescues_filled
       FROM bookings.rescues WHERE created_at >= $1 GROUP BY 1`,
      [from],
    );
  }

  countRefused(fromDay: string): Promise<{ day: string; refused: number }[]> {
    return this.database.query(
      'SELECT day::text AS day, count AS refused FROM bookings.refused_clashes WHERE day >= $1::date',
      [fromDay],
    );
  }

  async addRefused(day: string): Promise<void> {
    await this.database.query(
      `INSERT INTO bookings.refused_clashes AS r (day, count) VALUES ($1::date, 1)
       ON CONFLICT (day) DO UPDATE SET count = r.count + 1`,
      [day],
    );
  }
}
