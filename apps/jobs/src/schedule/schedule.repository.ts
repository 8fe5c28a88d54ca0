import { CallEntity, isContestedCall } from '@crewcall/bookings-domain';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';

export interface ScheduledRole {
  call_id: string;
  job_id: string;
  job_title: string;
  role_id: string;
  name: string;
  positions: number;
  filled: number;
}

const MOST = 2000;

/** The calls of one company by day, with how far each is filled. */
@Injectable()
export class ScheduleRepository {
  constructor(private readonly database: Database) {}

  /** One row for each role of each call; filled counts who is booked on that very call. */
  findRoles(recruiterId: string, from: string, to: string): Promise<ScheduledRole[]> {
    return this.database.query<ScheduledRole>(
      `SELECT c.id AS call_id, j.id AS job_id, j.title AS job_title, r.id AS role_id, r.name, r.positions,
         (SELECT count(*)::integer FROM bookings.bookings b JOIN bookings.commitments m ON m.booking_id = b.id
          WHERE b.role_id = r.id AND m.call_id = c.id AND m.state = 'confirmed'
            AND NOT ${isContestedCall('b', 'c.id')}) AS filled
       FROM jobs j JOIN bookings.calls c ON c.job_id = j.id AND c.removed_at IS NULL AND c.starts_on BETWEEN $2 AND $3
       JOIN bookings.role_calls rc ON rc.call_id = c.id JOIN bookings.roles r ON r.id = rc.role_id AND r.removed_at IS NULL
       WHERE j.recruiter_id = $1 AND j.deleted_at IS NULL AND j.closed_reason IS DISTINCT FROM 'suspended'
       ORDER BY lower(c.during), c.id, r.id LIMIT ${MOST}`,
      [recruiterId, from, to],
    );
  }

  callsOf(ids: string[]): Promise<CallEntity[]> {
    return this.database.of(CallEntity).findBy({ id: In(ids) });
  }
}
