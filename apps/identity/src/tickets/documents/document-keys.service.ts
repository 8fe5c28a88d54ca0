import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { newSecret, seal, unseal } from './document-cipher.js';
import { DocumentsConfig } from './documents.config.js';

const BATCH = 200;

interface WrappedKey {
  user_id: string;
  wrapped: Buffer;
}

/** A key for each person, kept wrapped by one that is in the environment alone: by the first, and older ones still open. */
@Injectable()
export class DocumentKeys {
  constructor(
    private readonly database: Database,
    private readonly config: DocumentsConfig,
  ) {}

  /** Made with the first document. Part of the transaction that holds the person's tickets. */
  async keyFor(userId: string): Promise<Buffer> {
    const present = await this.keyOf(userId);
    if (present) return present;
    const key = newSecret();
    await this.database.query('INSERT INTO ticket_keys (user_id, wrapped) VALUES ($1, $2)', [
      userId,
      this.wrap(userId, key),
    ]);
    return key;
  }

  async keyOf(userId: string): Promise<Buffer | null> {
    const [row] = await this.database.query<WrappedKey>('SELECT user_id, wrapped FROM ticket_keys WHERE user_id = $1', [
      userId,
    ]);
    return row ? this.unwrap(row) : null;
  }

  /** Of a person who has no document any more; the next one has another key. */
  async destroyUnused(userId: string): Promise<void> {
    await this.database.query(
      `DELETE FROM ticket_keys k WHERE k.user_id = $1
         AND NOT EXISTS (SELECT FROM ticket_documents d WHERE d.user_id = k.user_id)`,
      [userId],
    );
  }

  /**
   * Wraps every person's key by the first alone, so that older ones may go. How many there were.
   * @throws when one opens by none of them
   */
  async wrapAgain(): Promise<number> {
    let count = 0;
    let after: string | null = null;
    for (;;) {
      const rows: WrappedKey[] = await this.database.query<WrappedKey>(
        'SELECT user_id, wrapped FROM ticket_keys WHERE $1::uuid IS NULL OR user_id > $1 ORDER BY user_id LIMIT $2',
        [after, BATCH],
      );
      for (const row of rows) {
        // A key that was destroyed and made anew meanwhile is another, and wrapped by the first already.
        await this.database.query('UPDATE ticket_keys SET wrapped = $3 WHERE user_id = $1 AND wrapped = $2', [
          row.user_id,
          row.wrapped,
          this.wrap(row.user_id, this.unwrap(row)),
        ]);
      }
      count += rows.length;
      after = rows.at(-1)?.user_id ?? null;
      if (rows.length < BATCH) return count;
    }
  }

  private wrap(userId: string, key: Buffer): Buffer {
    const [first] = this.wrapping;
    if (!first) throw new Error('DOCUMENTS_KEY is empty');
    return seal(first, userId, key);
  }

  private unwrap({ user_id, wrapped }: WrappedKey): Buffer {
    let reason: unknown;
    for (const key of this.wrapping) {
      try {
        return unseal(key, user_id, wrapped);
      } catch (error) {
        reason = error;
      }
    }
    throw new Error('DOCUMENTS_KEY is another than a person’s key was wrapped with', { cause: reason });
  }

  private get wrapping(): Buffer[] {
    return this.config.key.split(',').map((key) => Buffer.from(key, 'hex'));
  }
}
