import { Database } from '@crewcall/platform-database';
import { ExportsPersonalData, type PersonalDataExporter } from '@crewcall/platform-personal-data';
import { Injectable } from '@nestjs/common';

/** What a company says to how soon it pays. */
@ExportsPersonalData()
@Injectable()
export class DaysToPayExporter implements PersonalDataExporter {
  readonly name = 'days-to-pay';

  constructor(private readonly database: Database) {}

  async *records(userId: string): AsyncIterable<object> {
    yield* await this.database.query<object>(
      'SELECT text, updated_at FROM bookings.days_to_pay_replies WHERE company_id = $1',
      [userId],
    );
  }
}
