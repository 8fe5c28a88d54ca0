import type { DisputedLine, TimesheetVersion } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Database, Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import type { TimesheetEntity } from './timesheet.entity.js';
import { presentFigures, type StoredFigures } from './timesheet-row.js';

export interface NewVersion {
  by: TimesheetVersion['by'];
  figures: StoredFigures;
  reasons?: DisputedLine[];
  note?: string | null;
}

interface Row extends Omit<TimesheetVersion, 'at'> {
  timesheet_id: string;
  at: Date;
}

/** Figures as each side sent them: written once, read by both. */
@Injectable()
export class TimesheetVersionRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The sheet is held. */
  async addTimesheetVersion(
    { id, round }: TimesheetEntity,
    { by, figures, reasons = [], note = null }: NewVersion,
  ): Promise<void> {
    this.transactions.require();
    await this.database.query(
      `INSERT INTO bookings.timesheet_versions (timesheet_id, number, by_side, round, figures, reasons, note, at)
       SELECT $1, 1 + count(*), $2, $3, $4, $5, $6, $7 FROM bookings.timesheet_versions WHERE timesheet_id = $1`,
      [id, by, round, JSON.stringify(presentFigures(figures)), JSON.stringify(reasons), note, this.clock.now()],
    );
  }

  /** Oldest first. */
  async ofSheets(ids: readonly string[]): Promise<Map<string, TimesheetVersion[]>> {
    const rows = await this.database.query<Row>(
      `SELECT timesheet_id, number, by_side AS by, round, figures, reasons, note, at FROM bookings.timesheet_versions
       WHERE timesheet_id = ANY($1::uuid[]) ORDER BY timesheet_id, number`,
      [ids],
    );
    const bySheet = new Map<string, TimesheetVersion[]>();
    for (const { timesheet_id, at, ...version } of rows)
      bySheet.set(timesheet_id, [...(bySheet.get(timesheet_id) ?? []), { ...version, at: at.toISOString() }]);
    return bySheet;
  }
}
