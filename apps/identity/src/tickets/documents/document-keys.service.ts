import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { newSecret, seal, unseal } from './document-cipher.js';
import { DocumentsConfig } from './documents.config.js';

/** A key for each person, kept wrapped by one that is in the environment alone. */
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
    const wrapped = seal(this.wrapping, userId, key);
    await this.database.query('INSERT INTO ticket_keys (user_id, wrapped) VALUES ($1, $2)', [userId, wrapped]);
    return key;
  }

  async keyOf(userId: string): Promise<Buffer | null> {
    const [row] = await this.database.query<{ wrapped: Buffer }>('SELECT wrapped FROM ticket_keys WHERE user_id = $1', [
      userId,
    ]);
    return row ? unseal(this.wrapping, userId, row.wrapped) : null;
  }

  /** Of a person who has no document any more; the next one has another key. */
  async destroyUnused(userId: string): Promise<void> {
    await this.database.query(
      `DELETE FROM ticket_keys k WHERE k.user_id = $1
         AND NOT EXISTS (SELECT FROM ticket_documents d WHERE d.user_id = k.user_id)`,
      [userId],
    );
  }

  private get wrapping(): Buffer {
    return Buffer.from(this.config.key, 'hex');
  }
}
