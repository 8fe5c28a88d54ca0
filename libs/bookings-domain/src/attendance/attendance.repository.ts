import type { AttendanceWord, Attended, Point } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface ToldAttendance {
  callId: string;
  freelancerId: string;
  what: AttendanceWord;
  by: Attended['by'];
  byId: string;
  at: Date;
  isNear: boolean | null;
  /** Kept until then. */
  point: (Point & { until: Date }) | null;
}

interface Row {
  freelancer_id: string;
  what: AttendanceWord;
  by: Attended['by'];
  by_name: string | null;
  at: Date;
  sent_at: Date;
  is_near: boolean | null;
  lat: number | null;
  lon: number | null;
}

export interface AttendedOf extends Attended {
  userId: string;
  what: AttendanceWord;
}

/** Who is on the way and who arrived, of each side once: what is said again changes nothing. */
@Injectable()
export class AttendanceRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** True when it is new. */
  async addAttendance({ callId, freelancerId, what, by, byId, at, isNear, point }: ToldAttendance): Promise<boolean> {
    const added = await this.database.query<object>(
      `INSERT INTO bookings.attendances
         (call_id, freelancer_id, what, by_side, by_id, at, sent_at, is_near, lat, lon, point_until)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       ON CONFLICT (call_id, freelancer_id, what, by_side) DO NOTHING RETURNING what`,
      [
        callId,
        freelancerId,
        what,
        by,
        byId,
        at,
        this.clock.now(),
        isNear,
        point?.lat ?? null,
        point?.lon ?? null,
        point?.until ?? null,
      ],
    );
    return added.length > 0;
  }

  /** Earliest said first. A place whose time is over is not there, also before it is deleted. */
  async ofCall(callId: string): Promise<AttendedOf[]> {
    const rows = await this.database.query<Row>(
      `SELECT a.freelancer_id, a.what, a.by_side AS by, a.at, a.sent_at, a.is_near,
         CASE WHEN a.by_side = 'company' THEN coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), j.company) END AS by_name,
         CASE WHEN a.point_until > $2 THEN a.lat END AS lat, CASE WHEN a.point_until > $2 THEN a.lon END AS lon
       FROM bookings.attendances a JOIN bookings.calls c ON c.id = a.call_id JOIN jobs j ON j.id = c.job_id
       LEFT JOIN people p ON p.user_id = a.by_id AND p.deleted_at IS NULL
       WHERE a.call_id = $1 ORDER BY a.sent_at, a.by_side`,
      [callId, this.clock.now()],
    );
    return rows.map(({ freelancer_id: userId, lat, lon, at, sent_at, ...row }) => ({
      ...row,
      userId,
      at: at.toISOString(),
      sent_at: sent_at.toISOString(),
      point: lat === null || lon === null ? null : { lat, lon },
    }));
  }

  /** Answers how many places were deleted. */
  async forgetPoints(): Promise<number> {
    const forgotten = await this.database.query<object>(
      `WITH forgotten AS (UPDATE bookings.attendances SET lat = NULL, lon = NULL, point_until = NULL
         WHERE point_until <= $1 RETURNING 1) SELECT * FROM forgotten`,
      [this.clock.now()],
    );
    return forgotten.length;
  }
}
