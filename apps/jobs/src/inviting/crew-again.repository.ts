import { type CrewAgainPerson, crewAgainLimits } from '@crewcall/contracts-bookings';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export type BookedPerson = Omit<CrewAgainPerson, 'is_here' | 'is_shared' | 'days'>;

/** Who worked a job, or is booked on it. */
@Injectable()
export class CrewAgainRepository {
  constructor(private readonly database: Database) {}

  /** By role as the job has them, and by name in each. */
  bookedOn(jobId: string): Promise<BookedPerson[]> {
    return this.database.prepared<BookedPerson>(
      `SELECT DISTINCT ON (r.id, lower(p.first_name), lower(p.last_name), b.freelancer_id)
         b.freelancer_id AS user_id, r.id AS role_id, r.name AS role_name, p.first_name, p.last_name
       FROM bookings.bookings b JOIN bookings.roles r ON r.id = b.role_id AND r.removed_at IS NULL
       LEFT JOIN people p ON p.user_id = b.freelancer_id
       WHERE b.job_id = $1 AND b.state NOT IN ('cancelled', 'no_show')
       ORDER BY r.id, lower(p.first_name), lower(p.last_name), b.freelancer_id LIMIT ${crewAgainLimits.shown}`,
      [jobId],
    );
  }
}
