import { Database, Projection } from '@crewcall/platform-database';
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

/** What jobs told of hires, kept also for people who have no profile yet; of who left nothing is kept. */
@Injectable()
export class BookingRepository extends Projection {
  constructor(database: Database) {
    const keptIf = { column: 'freelancer_id', holds: isHere };
    super(database, { table: 'crew_bookings', key: 'application_id', keptIf });
  }

  saveBooking({ applicationId, freelancerId, isHired, at, version }: Booking): Promise<void> {
    const facts = { freelancer_id: freelancerId, is_hired: isHired, hired_at: at };
    return this.saveNewer(applicationId, version, facts);
  }
}
