import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** A company's own words for a no, three at most. */
@Injectable()
export class RejectTextRepository {
  constructor(private readonly database: Database) {}

  async textsOf(companyId: string): Promise<string[]> {
    const rows = await this.database.query<{ text: string }>(
      'SELECT text FROM bookings.reject_texts WHERE company_id = $1 ORDER BY place',
      [companyId],
    );
    return rows.map(({ text }) => text);
  }

  async saveTexts(companyId: string, texts: readonly string[]): Promise<void> {
    await this.database.query('DELETE FROM bookings.reject_texts WHERE company_id = $1', [companyId]);
    await this.database.query(
      `INSERT INTO bookings.reject_texts (company_id, place, text)
       SELECT $1, place, text FROM unnest($2::text[]) WITH ORDINALITY AS kept (text, place)`,
      [companyId, texts],
    );
  }
}
