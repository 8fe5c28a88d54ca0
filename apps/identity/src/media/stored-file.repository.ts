import { isRecordId } from '@crewcall/contracts-core';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { type FilePurpose, StoredFileEntity } from './stored-file.entity.js';

/** A file that a user's profile shows or holds. */
export interface HeldUpload {
  id: string;
  purpose: FilePurpose;
  content_type: string;
  size: number;
  /** Of a CV, as it was uploaded. */
  name: string | null;
  /** Of a CV: what the check for malware found. */
  scan: string | null;
  created_at: Date;
}

@Injectable()
export class StoredFileRepository {
  constructor(private readonly database: Database) {}

  async addStoredFile(file: Omit<StoredFileEntity, 'createdAt'>): Promise<void> {
    await this.database.of(StoredFileEntity).insert(file);
  }

  /** Anything that is not an id finds nothing. */
  async findStoredFile(id: string): Promise<StoredFileEntity | null> {
    return isRecordId(id) ? this.database.of(StoredFileEntity).findOneBy({ id }) : null;
  }

  async setKept(id: string, isKept: boolean): Promise<void> {
    await this.database.of(StoredFileEntity).update({ id }, { isKept });
  }

  async fileIdsOf(ownerId: string): Promise<string[]> {
    const files = await this.database.of(StoredFileEntity).find({ where: { ownerId }, select: { id: true } });
    return files.map(({ id }) => id);
  }

  /** Of these, those that are known here. */
  async knownIds(ids: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ id: string }>('SELECT id FROM stored_files WHERE id = ANY($1::uuid[])', [
      ids,
    ]);
    return new Set(rows.map(({ id }) => id));
  }

  /** Without documents of tickets, which are encrypted: their owner opens them on the profile. */
  async heldUploadsOf(ownerId: string): Promise<HeldUpload[]> {
    return this.database.query<HeldUpload>(
      `SELECT f.id, f.purpose, f.content_type, f.size, c.file_name AS name, c.scan, f.created_at
       FROM stored_files f LEFT JOIN cvs c ON c.file_id = f.id
       WHERE f.owner_id = $1 AND f.is_kept AND f.purpose <> 'ticket' ORDER BY f.created_at`,
      [ownerId],
    );
  }

  /** Holds the account, so that two that come at once are counted one after the other. */
  async countUnkeptForUpdate(ownerId: string, purposes: readonly FilePurpose[]): Promise<number> {
    await this.database.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [ownerId]);
    const [row] = await this.database.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM stored_files
       WHERE owner_id = $1 AND purpose = ANY($2::text[]) AND NOT is_kept`,
      [ownerId, purposes],
    );
    return row?.count ?? 0;
  }

  /** Documents that were sent and never taken, which wait unencrypted, go after an hour. */
  async idsUnkeptFor(seconds: number, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT id FROM stored_files WHERE NOT is_kept AND (created_at < now() - make_interval(secs => $1)
         OR (purpose = 'ticket-upload' AND created_at < now() - interval '1 hour'))
       ORDER BY created_at LIMIT $2`,
      [seconds, limit],
    );
    return rows.map(({ id }) => id);
  }

  async removeStoredFile(id: string): Promise<void> {
    await this.database.of(StoredFileEntity).delete({ id });
  }
}
