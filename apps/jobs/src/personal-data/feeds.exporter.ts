import { Database } from '@crewcall/platform-database';
import { ExportsPersonalData, type PersonalDataExporter } from '@crewcall/platform-personal-data';
import { Injectable } from '@nestjs/common';

/** What a person's calendar address shows and when it was read; the address itself is kept nowhere. */
@ExportsPersonalData()
@Injectable()
export class FeedsExporter implements PersonalDataExporter {
  readonly name = 'calendar-address';

  constructor(private readonly database: Database) {}

  async *records(userId: string): AsyncIterable<object> {
    yield* await this.database.query<object>(
      `SELECT side, detail, has_pencils, created_at, read_at, reads, reads_since
       FROM bookings.feed_keys WHERE owner_id = $1`,
      [userId],
    );
  }
}
