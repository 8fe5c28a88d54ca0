import { Database } from '@crewcall/platform-database';
import { ExportsPersonalData, type PersonalDataExporter } from '@crewcall/platform-personal-data';
import { Injectable } from '@nestjs/common';

/** What a person wants to be notified of, how, and when not. */
@ExportsPersonalData()
@Injectable()
export class PreferencesExporter implements PersonalDataExporter {
  readonly name = 'notification-preferences';

  constructor(private readonly database: Database) {}

  async *records(userId: string): AsyncGenerator<object> {
    yield* await this.database.query<object>(
      'SELECT type, in_app, mail FROM notification_preferences WHERE user_id = $1 ORDER BY type',
      [userId],
    );
    yield* await this.database.query<object>('SELECT quiet_from, quiet_to FROM mail_settings WHERE user_id = $1', [
      userId,
    ]);
    yield* await this.database.query<object>(
      'SELECT endpoint, is_discreet, created_at FROM push_ends WHERE user_id = $1 ORDER BY created_at, id',
      [userId],
    );
  }
}
