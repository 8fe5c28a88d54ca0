import { Clock } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

interface EndedSheet {
  call_id: string;
  last_version: number;
}

const over = 'SELECT id FROM bookings.calls WHERE upper(during) < $1';

/** Sheets of calls that are long over, with what was typed for them and what was attached. */
@Injectable()
export class OldSheetsRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** All versions of so many calls, and who read them. */
  endSheets(overBefore: Date, calls: number): Promise<EndedSheet[]> {
    return this.database.query<EndedSheet>(
      `WITH ended AS (DELETE FROM bookings.call_sheets WHERE call_id IN
           (SELECT DISTINCT call_id FROM bookings.call_sheets WHERE call_id IN (${over}) LIMIT $2)
         RETURNING call_id, version)
       SELECT call_id, max(version) AS last_version FROM ended GROUP BY call_id`,
      [overBefore, calls],
    );
  }

  /** What was typed for a whole job goes with the last of its calls. */
  async endFields(overBefore: Date): Promise<void> {
    await this.database.query(
      `DELETE FROM bookings.sheet_fields f WHERE f.call_id IN (${over})
         OR (f.call_id IS NULL AND EXISTS (SELECT FROM bookings.calls c WHERE c.job_id = f.job_id)
           AND NOT EXISTS (SELECT FROM bookings.calls c WHERE c.job_id = f.job_id AND upper(c.during) >= $1))`,
      [overBefore],
    );
  }

  /** Their bytes go with the next sweep. Answers how many. */
  async takeAwayFiles(overBefore: Date): Promise<number> {
    const taken = await this.database.query<object>(
      `WITH taken AS (UPDATE bookings.sheet_files SET removed_at = $2
         WHERE removed_at IS NULL AND call_id IN (${over}) RETURNING 1) SELECT * FROM taken`,
      [overBefore, this.clock.now()],
    );
    return taken.length;
  }
}
