import type { StillOnAnswer } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import type { SheetPerson } from './sheet-people.repository.js';

/** Who was asked whether they are still on for a call, and what they said. */
@Injectable()
export class StillOnRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** A call that moved is asked about again. Answers those who are asked. */
  async askPeople(callId: string, people: readonly SheetPerson[]): Promise<SheetPerson[]> {
    await this.database.query(
      `INSERT INTO bookings.still_on (call_id, freelancer_id, asked_at)
       SELECT $1, person, $3 FROM unnest($2::uuid[]) AS person
       ON CONFLICT (call_id, freelancer_id) DO UPDATE SET asked_at = $3, answer = NULL, answered_at = NULL`,
      [callId, people.map(({ userId }) => userId), this.clock.now()],
    );
    return [...people];
  }

  /** The last answer counts. False for a person who was not asked. */
  async saveAnswer(callId: string, userId: string, answer: StillOnAnswer): Promise<boolean> {
    const answered = await this.database.query<object>(
      `WITH answered AS (UPDATE bookings.still_on SET answer = $3, answered_at = $4
         WHERE call_id = $1 AND freelancer_id = $2 RETURNING 1) SELECT * FROM answered`,
      [callId, userId, answer, this.clock.now()],
    );
    return answered.length > 0;
  }
}
