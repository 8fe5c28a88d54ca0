import { Clock } from '@crewcall/jobs-domain';
import { Database, idsIn } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { CallSheetEntity } from './call-sheet.entity.js';

// What the column holds.
const MOST_VERSIONS = 2_147_483_647;

/** Published versions. A new one is added while the job is held. */
@Injectable()
export class CallSheetRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  lastCallSheetOf(callId: string): Promise<CallSheetEntity | null> {
    return this.database.of(CallSheetEntity).findOne({ where: { callId }, order: { version: 'DESC' } });
  }

  async findCallSheet(callId: string, version: number): Promise<CallSheetEntity | null> {
    if (version < 1 || version > MOST_VERSIONS) return null;
    return this.database.of(CallSheetEntity).findOneBy({ callId, version });
  }

  /** The current one of each call that has one. */
  async lastOfEach(callIds: readonly string[]): Promise<CallSheetEntity[]> {
    const rest = `WHERE call_id = ${idsIn(1)} AND version = (
      SELECT max(version) FROM bookings.call_sheets last WHERE last.call_id = call_sheets.call_id) ORDER BY call_id`;
    return this.database.findPrepared(CallSheetEntity, rest, [callIds]);
  }

  /** The oldest version whose acknowledgement still counts: nothing important has changed since. */
  async countsFrom(callId: string): Promise<number> {
    const [row] = await this.database.query<{ version: number | null }>(
      'SELECT max(version) AS version FROM bookings.call_sheets WHERE call_id = $1 AND important',
      [callId],
    );
    return row?.version ?? 1;
  }

  /** Of these calls, those that have a sheet. */
  async publishedOf(callIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ call_id: string }>(
      'SELECT DISTINCT call_id FROM bookings.call_sheets WHERE call_id = ANY($1::uuid[])',
      [callIds],
    );
    return new Set(rows.map(({ call_id }) => call_id));
  }

  /** When the rest were reminded last, of whatever version. */
  async remindedAt(callId: string): Promise<Date | null> {
    const [row] = await this.database.query<{ at: Date | null }>(
      'SELECT max(reminded_at) AS at FROM bookings.call_sheets WHERE call_id = $1',
      [callId],
    );
    return row?.at ?? null;
  }

  async addCallSheet(sheet: CallSheetEntity): Promise<void> {
    await this.database.of(CallSheetEntity).insert(sheet);
  }

  async markReminded(id: string): Promise<void> {
    await this.database.of(CallSheetEntity).update({ id }, { remindedAt: this.clock.now() });
  }
}
