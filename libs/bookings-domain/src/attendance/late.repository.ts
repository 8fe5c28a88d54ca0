import { type Late, lateLimits } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface LateOf extends Late {
  userId: string;
}

export interface NewLate {
  callId: string;
  freelancerId: string;
  expectedAt: Date;
  note: string | null;
}

interface Row {
  call_id: string;
  freelancer_id: string;
  minutes: number;
  expected_at: Date;
  note: string | null;
  told_at: Date;
}

/** By the time that they agreed to, which the call may have left. */
const COLUMNS = `l.call_id, l.freelancer_id, l.expected_at, l.note, l.told_at,
  greatest(0, round(extract(epoch FROM l.expected_at - lower(m.during)) / 60))::integer AS minutes
  FROM bookings.late_arrivals l
  JOIN bookings.commitments m ON m.call_id = l.call_id AND m.freelancer_id = l.freelancer_id`;

/** Who comes late, of each person and call what was said last. */
@Injectable()
export class LateRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** `same` when nothing of it is new, `often` when it was said too many times already. */
  async sayLate({ callId, freelancerId, expectedAt, note }: NewLate): Promise<'new' | 'same' | 'often'> {
    const said = await this.database.query<object>(
      `INSERT INTO bookings.late_arrivals AS l (call_id, freelancer_id, expected_at, note, told_at)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (call_id, freelancer_id) DO UPDATE
       SET expected_at = $3, note = $4, told_at = $5, times = l.times + 1
       WHERE (l.expected_at, l.note) IS DISTINCT FROM ($3::timestamptz, $4) AND l.times < $6 RETURNING 1`,
      [callId, freelancerId, expectedAt, note, this.clock.now(), lateLimits.timesACall],
    );
    if (said.length) return 'new';
    const [same] = await this.database.query<object>(
      `SELECT 1 FROM bookings.late_arrivals
       WHERE call_id = $1 AND freelancer_id = $2 AND expected_at = $3 AND note IS NOT DISTINCT FROM $4`,
      [callId, freelancerId, expectedAt, note],
    );
    return same ? 'same' : 'often';
  }

  async ofCall(callId: string): Promise<LateOf[]> {
    const ofBooked = `SELECT ${COLUMNS} WHERE l.call_id = $1 AND m.state = 'confirmed'`;
    return (await this.database.query<Row>(ofBooked, [callId])).map(fromRow);
  }

  /** Of calls that these bookings have, by booking, in the order of time. */
  async ofBookings(bookingIds: readonly string[]): Promise<Map<string, Late[]>> {
    const rows = await this.database.query<Row & { booking_id: string }>(
      `SELECT m.booking_id, ${COLUMNS}
       WHERE m.booking_id = ANY($1::uuid[]) ORDER BY lower(m.during), l.call_id`,
      [bookingIds],
    );
    const byBooking = new Map<string, Late[]>();
    for (const { booking_id, ...row } of rows) {
      const { userId: _own, ...late } = fromRow(row);
      byBooking.set(booking_id, [...(byBooking.get(booking_id) ?? []), late]);
    }
    return byBooking;
  }
}

const fromRow = ({ freelancer_id, expected_at, told_at, ...row }: Row): LateOf => ({
  ...row,
  userId: freelancer_id,
  expected_at: expected_at.toISOString(),
  told_at: told_at.toISOString(),
});
