import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** Of a document all but its bytes, which are in the bucket, encrypted. */
export interface StoredDocument {
  ticketId: string;
  userId: string;
  fileId: string;
  name: string;
  type: string;
  /** Of the bytes before they were encrypted. */
  size: number;
  /** Without it the person's key does not open the document. */
  secret: Buffer;
  addedAt: Date;
}

const columns = `ticket_id AS "ticketId", user_id AS "userId", file_id AS "fileId", name, type, size, secret,
  added_at AS "addedAt"`;

@Injectable()
export class TicketDocumentRepository {
  constructor(private readonly database: Database) {}

  async addDocument({ ticketId, userId, fileId, name, type, size, secret, addedAt }: StoredDocument): Promise<void> {
    await this.database.query(
      `INSERT INTO ticket_documents (ticket_id, user_id, file_id, name, type, size, secret, added_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [ticketId, userId, fileId, name, type, size, secret, addedAt],
    );
  }

  async ofTickets(ticketIds: readonly string[]): Promise<Map<string, StoredDocument>> {
    const rows = await this.database.query<StoredDocument>(
      `SELECT ${columns} FROM ticket_documents WHERE ticket_id = ANY($1::uuid[])`,
      [ticketIds],
    );
    return new Map(rows.map((row) => [row.ticketId, row]));
  }

  async findDocument(ticketId: string): Promise<StoredDocument | null> {
    return (await this.ofTickets([ticketId])).get(ticketId) ?? null;
  }

  async findDocumentByFile(fileId: string): Promise<StoredDocument | null> {
    const [row] = await this.database.query<StoredDocument>(
      `SELECT ${columns} FROM ticket_documents WHERE file_id = $1`,
      [fileId],
    );
    return row ?? null;
  }

  async removeDocument(ticketId: string): Promise<void> {
    await this.database.query('DELETE FROM ticket_documents WHERE ticket_id = $1', [ticketId]);
  }
}
