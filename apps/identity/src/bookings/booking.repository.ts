import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

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

  /** The highest version wins, whatever order they arrive in. */
  async keepNewest({ applicationId, freelancerId, isHired, at, version }: Booking): Promise<void> {
    await this.database.query(
      `INSERT INTO crew_bookings AS b (application_id, freelancer_id, is_hired, hired_at, version)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (application_id) DO UPDATE SET is_hired = $3, hired_at = $4, version = $5 WHERE b.version < $5`,
      [applicationId, freelancerId, isHired, at, version],
    );
  }
}
