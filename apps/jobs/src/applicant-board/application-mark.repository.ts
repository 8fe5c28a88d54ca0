import type { ApplicationMarks } from '@crewcall/contracts-jobs';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** What a company keeps on single applications. Every question names the company. */
@Injectable()
export class ApplicationMarkRepository {
  constructor(private readonly database: Database) {}

  /** Empty marks are none. */
  async saveMark(companyId: string, applicationId: string, { note, tags }: ApplicationMarks): Promise<void> {
    if (note === null && tags.length === 0) {
      await this.database.query(
        'DELETE FROM bookings.application_marks WHERE company_id = $1 AND application_id = $2',
        [companyId, applicationId],
      );
      return;
    }
    await this.database.query(
      `INSERT INTO bookings.application_marks (company_id, application_id, note, tags) VALUES ($1, $2, $3, $4)
       ON CONFLICT (company_id, application_id) DO UPDATE SET note = $3, tags = $4, updated_at = now()`,
      [companyId, applicationId, note, tags],
    );
  }
}
