import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface LinkedSheet {
  call_id: string;
  version: number;
  freelancer_id: string;
}

/** Links in mails of call sheets, by the hash of their key: each acknowledges one version for one person. */
@Injectable()
export class SheetLinkRepository {
  constructor(private readonly database: Database) {}

  /** Of a person who was sent that version; the same link may be told of twice. */
  async addSheetLink(keyHash: string, { call_id, version, freelancer_id }: LinkedSheet): Promise<void> {
    await this.database.query(
      `INSERT INTO bookings.sheet_links (key_hash, sheet_id, freelancer_id)
       SELECT decode($1, 'hex'), t.sheet_id, t.freelancer_id FROM bookings.sheet_receipts t
       JOIN bookings.call_sheets s ON s.id = t.sheet_id
       WHERE s.call_id = $2 AND s.version = $3 AND t.freelancer_id = $4
       ON CONFLICT (key_hash) DO NOTHING`,
      [keyHash, call_id, version, freelancer_id],
    );
  }

  /** Null as well for a version that all are to acknowledge anew since. */
  async findSheetLink(keyHash: string): Promise<LinkedSheet | null> {
    const [row] = await this.database.query<LinkedSheet>(
      `SELECT s.call_id, s.version, l.freelancer_id FROM bookings.sheet_links l
       JOIN bookings.call_sheets s ON s.id = l.sheet_id
       WHERE l.key_hash = decode($1, 'hex') AND NOT EXISTS (SELECT FROM bookings.call_sheets n
         WHERE n.call_id = s.call_id AND n.version > s.version AND n.important)`,
      [keyHash],
    );
    return row ?? null;
  }
}
