import { isRecordId } from '@crewcall/contracts-core';
import type { ModerationStatus, ScanStatus } from '@crewcall/contracts-messaging';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface AttachmentRow {
  id: string;
  ownerId: string;
  messageId: string | null;
  originalFilename: string;
  fileType: string;
  fileSize: number;
  scanStatus: ScanStatus;
  moderationStatus: ModerationStatus;
}

export interface HandedIn {
  originalFilename: string;
  fileType: string;
  fileSize: number;
}

const columns = `a.id, a.owner_id AS "ownerId", a.message_id AS "messageId", a.original_filename AS "originalFilename",
  a.file_type AS "fileType", a.file_size AS "fileSize", a.scan_status AS "scanStatus",
  a.moderation_status AS "moderationStatus"`;

@Injectable()
export class AttachmentRepository {
  constructor(private readonly database: Database) {}

  async reserveAttachment(id: string, ownerId: string): Promise<void> {
    await this.database.query('INSERT INTO attachments (id, owner_id) VALUES ($1, $2)', [id, ownerId]);
  }

  /** Whatever else this user opens at the same moment waits until this transaction ends. */
  async lockAndCountWaiting(ownerId: string): Promise<number> {
    const lock = `attachments:${ownerId}`;
    await this.database.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [lock]);
    const [row] = await this.database.query<{ count: number }>(
      'SELECT count(*)::integer AS count FROM attachments WHERE owner_id = $1 AND message_id IS NULL',
      [ownerId],
    );
    return row?.count ?? 0;
  }

  /** Whether this person was given that address, and whether the file was handed in already. Held until the end. */
  async lockOwn(id: string, ownerId: string): Promise<{ isHandedIn: boolean } | null> {
    if (!isRecordId(id)) return null;
    const [row] = await this.database.query<{ isHandedIn: boolean }>(
      `SELECT handed_in_at IS NOT NULL AS "isHandedIn" FROM attachments WHERE id = $1 AND owner_id = $2 FOR UPDATE`,
      [id, ownerId],
    );
    return row ?? null;
  }

  /** Whether an upload was opened and nothing handed in for it yet. */
  async isAwaited(id: string): Promise<boolean> {
    const rows = await this.database.query('SELECT 1 FROM attachments WHERE id = $1 AND handed_in_at IS NULL', [id]);
    return rows.length > 0;
  }

  async handInAttachment(id: string, { originalFilename, fileType, fileSize }: HandedIn): Promise<void> {
    await this.database.query(
      `UPDATE attachments SET original_filename = $2, file_type = $3, file_size = $4, handed_in_at = now() WHERE id = $1`,
      [id, originalFilename, fileType, fileSize],
    );
  }

  /** Null when it is not this person's, was not handed in, or hangs on another message. */
  async attachToMessage(id: string, ownerId: string, messageId: string): Promise<AttachmentRow | null> {
    if (!isRecordId(id)) return null;
    const [row] = await this.database.query<AttachmentRow>(
      `UPDATE attachments a SET message_id = $3
       WHERE id = $1 AND owner_id = $2 AND handed_in_at IS NOT NULL AND (message_id IS NULL OR message_id = $3)
       RETURNING ${columns}`,
      [id, ownerId, messageId],
    );
    return row ?? null;
  }

  ofMessages(messageIds: readonly string[]): Promise<AttachmentRow[]> {
    return this.database.prepared<AttachmentRow>(
      `SELECT ${columns} FROM attachments a WHERE a.message_id = ANY($1::uuid[]) ORDER BY a.id`,
      [messageIds],
    );
  }

  async findHandedIn(id: string): Promise<AttachmentRow | null> {
    const [row] = await this.database.query<AttachmentRow>(
      `SELECT ${columns} FROM attachments a WHERE a.id = $1 AND a.handed_in_at IS NOT NULL`,
      [id],
    );
    return row ?? null;
  }

  /** Of a conversation of this person's, in a message they have not cleared. */
  async findAttachmentFor(id: string, userId: string): Promise<AttachmentRow | null> {
    if (!isRecordId(id)) return null;
    const [row] = await this.database.query<AttachmentRow>(
      `SELECT ${columns} FROM attachments a JOIN messages m ON m.id = a.message_id
       JOIN participants p ON p.conversation_id = m.conversation_id AND p.user_id = $2 AND m.seq > p.cleared_seq
       WHERE a.id = $1`,
      [id, userId],
    );
    return row ?? null;
  }

  /** Null when it was decided before. What an administrator rejected meanwhile stays so. */
  async decideAttachment(id: string, isSafe: boolean, fileSize: number): Promise<AttachmentRow | null> {
    const [row] = await this.database.query<AttachmentRow>(
      `UPDATE attachments a SET scan_status = $2, file_size = $4,
         moderation_status = CASE a.moderation_status WHEN 'rejected' THEN 'rejected' ELSE $3 END
       WHERE id = $1 AND scan_status = 'pending' RETURNING ${columns}`,
      [id, isSafe ? 'safe' : 'unsafe', isSafe ? 'approved' : 'rejected', fileSize],
    );
    return row ?? null;
  }

  async findAbandoned(olderThanHours: number, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT id FROM attachments WHERE message_id IS NULL AND created_at < now() - make_interval(hours => $1)
       ORDER BY created_at LIMIT $2`,
      [olderThanHours, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Of these, the files that wait for a verdict. */
  async idsWaitingForVerdict(ids: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT id FROM attachments WHERE id = ANY($1::uuid[]) AND handed_in_at IS NOT NULL AND scan_status = 'pending'`,
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  }

  async removeAbandoned(id: string): Promise<void> {
    await this.database.query('DELETE FROM attachments WHERE id = $1 AND message_id IS NULL', [id]);
  }
}
