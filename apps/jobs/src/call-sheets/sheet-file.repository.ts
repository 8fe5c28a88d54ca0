import { type SheetFile, type SheetFileState, sheetFileLimits } from '@crewcall/contracts-bookings';
import { isRecordId } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface StoredSheetFile extends SheetFile {
  call_id: string;
}

const columns = 'id, call_id, name, size, type, state';
/** Handed in, and not taken away since. */
const attached = `state <> 'opened' AND removed_at IS NULL`;

/** Files of calls. All but verdicts are written while the call's job is held. */
@Injectable()
export class SheetFileRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async openSheetFile(id: string, callId: string): Promise<void> {
    await this.database.query('INSERT INTO bookings.sheet_files (id, call_id, created_at) VALUES ($1, $2, $3)', [
      id,
      callId,
      this.clock.now(),
    ]);
  }

  /** Those attached, and uploads that may still come. */
  async countSheetFilesOf(callId: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM bookings.sheet_files
       WHERE call_id = $1 AND removed_at IS NULL AND (state <> 'opened' OR created_at > $2)`,
      [callId, new Date(this.clock.now().getTime() - sheetFileLimits.uploadSeconds * 1000)],
    );
    return row?.count ?? 0;
  }

  /** Of all calls of a company: opened, and neither handed in nor swept. */
  async countWaiting(recruiterId: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM bookings.sheet_files f
       JOIN bookings.calls c ON c.id = f.call_id JOIN jobs j ON j.id = c.job_id
       WHERE f.state = 'opened' AND j.recruiter_id = $1`,
      [recruiterId],
    );
    return row?.count ?? 0;
  }

  /** In the order in which they were added. */
  attachedTo(callId: string): Promise<StoredSheetFile[]> {
    return this.database.query<StoredSheetFile>(
      `SELECT ${columns} FROM bookings.sheet_files WHERE call_id = $1 AND ${attached} ORDER BY id`,
      [callId],
    );
  }

  /** Also one that was taken away: a published version may have it. */
  async findSheetFile(callId: string, id: string): Promise<StoredSheetFile | null> {
    if (!isRecordId(id)) return null;
    const [row] = await this.database.query<StoredSheetFile>(
      `SELECT ${columns} FROM bookings.sheet_files WHERE call_id = $1 AND id = $2 AND state <> 'opened'`,
      [callId, id],
    );
    return row ?? null;
  }

  async ofIds(ids: readonly string[]): Promise<StoredSheetFile[]> {
    if (!ids.length) return [];
    return this.database.query<StoredSheetFile>(
      `SELECT ${columns} FROM bookings.sheet_files WHERE id = ANY($1::uuid[]) AND state <> 'opened'`,
      [ids],
    );
  }

  /** Whether such an upload was opened for the call, and whether it was handed in since. */
  async findUpload(callId: string, id: string): Promise<{ isHandedIn: boolean } | null> {
    if (!isRecordId(id)) return null;
    const [row] = await this.database.query<{ isHandedIn: boolean }>(
      `SELECT state <> 'opened' AS "isHandedIn" FROM bookings.sheet_files
       WHERE call_id = $1 AND id = $2 AND removed_at IS NULL`,
      [callId, id],
    );
    return row ?? null;
  }

  async handInSheetFile(id: string, { name, type, size }: Pick<SheetFile, 'name' | 'type' | 'size'>): Promise<void> {
    await this.database.query(
      `UPDATE bookings.sheet_files SET name = $2, type = $3, size = $4, state = 'scanning' WHERE id = $1`,
      [id, name, type, size],
    );
  }

  /** Once. */
  async decideSheetFile(id: string, state: Exclude<SheetFileState, 'scanning'>, size: number): Promise<void> {
    await this.database.query(
      `UPDATE bookings.sheet_files SET state = $2, size = $3 WHERE id = $1 AND state = 'scanning'`,
      [id, state, size],
    );
  }

  /** False for one that is not there, or no more. */
  async takeAway(callId: string, id: string): Promise<boolean> {
    if (!isRecordId(id)) return false;
    const taken = await this.database.query<object>(
      `WITH taken AS (UPDATE bookings.sheet_files SET removed_at = $3
         WHERE call_id = $1 AND id = $2 AND removed_at IS NULL RETURNING 1) SELECT * FROM taken`,
      [callId, id, this.clock.now()],
    );
    return taken.length > 0;
  }
}
