import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { isHere } from '../users/is-here.js';

export interface Booking {
  applicationId: string;
  freelancerId: string;
  /** False once a user who was hired no longer is. */
  isHired: boolean;
  at: Date;
  version: number;
}

/** What jobs told of hires, kept also for people who have no profile yet. */
@Injectable()
export class BookingRepository {
  constructor(private readonly database: Database) {}

  /** The highest version wins, whatever order they arrive in; of who left nothing is kept. */
  async keepNewest({ applicationId, freelancerId, isHired, at, version }: Booking): Promise<void> {
    await this.database.query(
      `INSERT INTO crew_bookings AS b (application_id, freelancer_id, is_hired, hired_at, version)
       SELECT $1::uuid, $2::uuid, $3::boolean, $4::timestamptz, $5::integer WHERE ${isHere('$2')}
       ON CONFLICT (application_id) DO UPDATE SET is_hired = $3, hired_at = $4, version = $5 WHERE b.version < $5`,
      [applicationId, freelancerId, isHired, at, version],
    );
  }
}
