import type { TimesheetAsk } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

interface Row extends Omit<TimesheetAsk, 'at' | 'commented_at'> {
  timesheet_id: string;
  at: Date;
  commented_at: Date | null;
}

/** That an administrator was asked about hours, and what they said. */
@Injectable()
export class TimesheetAskRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** False where one was asked already. */
  async addAsk(sheetId: string, by: TimesheetAsk['by']): Promise<boolean> {
    const rows = await this.database.query<object>(
      `INSERT INTO bookings.timesheet_asks (timesheet_id, by_side, at) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING RETURNING timesheet_id`,
      [sheetId, by, this.clock.now()],
    );
    return rows.length > 0;
  }

  /** Once; the sheet is held. */
  async commentOnAsk(sheetId: string, comment: string): Promise<void> {
    await this.database.query(
      'UPDATE bookings.timesheet_asks SET comment = $2, commented_at = $3 WHERE timesheet_id = $1 AND comment IS NULL',
      [sheetId, comment, this.clock.now()],
    );
  }

  async findAsk(sheetId: string): Promise<TimesheetAsk | null> {
    return (await this.ofSheets([sheetId])).get(sheetId) ?? null;
  }

  async ofSheets(ids: readonly string[]): Promise<Map<string, TimesheetAsk>> {
    const rows = await this.database.query<Row>(
      `SELECT timesheet_id, by_side AS by, at, comment, commented_at FROM bookings.timesheet_asks
       WHERE timesheet_id = ANY($1::uuid[])`,
      [ids],
    );
    return new Map(rows.map((row) => [row.timesheet_id, fromRow(row)]));
  }
}

const fromRow = ({ timesheet_id: _of, at, commented_at, ...row }: Row): TimesheetAsk => ({
  ...row,
  at: at.toISOString(),
  commented_at: commented_at?.toISOString() ?? null,
});
