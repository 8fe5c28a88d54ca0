import { Database } from '@crewcall/platform-database';
import {
  type ExportedFile,
  ExportsPersonalData,
  inPages,
  type PersonalDataExporter,
} from '@crewcall/platform-personal-data';
import { Storage } from '@crewcall/platform-storage';
import { Injectable } from '@nestjs/common';
import { buckets } from '../attachments/object-path.js';

interface Row {
  id: string;
}

interface FileRow extends Row {
  name: string;
  size: number;
}

/** A person's conversations: what they wrote, and what was written to them as far as they still see it. */
@ExportsPersonalData()
@Injectable()
export class MessagesExporter implements PersonalDataExporter {
  readonly name = 'messages';

  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
  ) {}

  records(userId: string): AsyncIterable<object> {
    return inPages<Row>((after, limit) =>
      this.database.query<Row>(
        `SELECT m.id, m.conversation_id, CASE WHEN m.sender_id = $1 THEN 'sent' ELSE 'received' END AS kind,
           m.content, m.created_at
         FROM messages m JOIN participants p ON p.conversation_id = m.conversation_id AND p.user_id = $1
         WHERE (m.sender_id = $1 OR m.seq > p.cleared_seq) AND ($2::uuid IS NULL OR m.id > $2)
         ORDER BY m.id LIMIT $3`,
        [userId, after?.id ?? null, limit],
      ),
    );
  }

  async *files(userId: string): AsyncGenerator<ExportedFile> {
    const rows = inPages<FileRow>((after, limit) =>
      this.database.query<FileRow>(
        `SELECT id, original_filename AS name, file_size AS size FROM attachments
         WHERE owner_id = $1 AND scan_status = 'safe' AND ($2::uuid IS NULL OR id > $2) ORDER BY id LIMIT $3`,
        [userId, after?.id ?? null, limit],
      ),
    );
    for await (const { id, name, size } of rows) yield { name, size, read: () => this.read(id) };
  }

  private async read(id: string): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for await (const chunk of await this.storage.get(buckets.safe, id)) chunks.push(Buffer.from(chunk as Uint8Array));
    return Buffer.concat(chunks);
  }
}
