import { Database } from '@crewcall/platform-database';
import { ExportsPersonalData, inPages, type PersonalDataExporter } from '@crewcall/platform-personal-data';
import { Injectable } from '@nestjs/common';

interface Row {
  id: string;
}

/** What a person lets others see of them, whom they blocked and what they reported. */
@ExportsPersonalData()
@Injectable()
export class MessageSettingsExporter implements PersonalDataExporter {
  readonly name = 'message-settings';

  constructor(private readonly database: Database) {}

  async *records(userId: string): AsyncGenerator<object> {
    yield* await this.database.query<object>(
      `SELECT 'privacy' AS kind, shows_receipts, shows_typing, shows_presence FROM message_privacy WHERE user_id = $1`,
      [userId],
    );
    yield* this.pagesOf(
      userId,
      `SELECT blocked_id AS id, 'block' AS kind, created_at FROM blocks
       WHERE blocker_id = $1 AND ($2::uuid IS NULL OR blocked_id > $2) ORDER BY blocked_id LIMIT $3`,
    );
    yield* this.pagesOf(
      userId,
      `SELECT message_id AS id, 'report' AS kind, reason, created_at FROM message_reports
       WHERE reporter_id = $1 AND ($2::uuid IS NULL OR message_id > $2) ORDER BY message_id LIMIT $3`,
    );
  }

  private pagesOf(userId: string, sql: string): AsyncGenerator<Row> {
    return inPages<Row>((after, limit) => this.database.query<Row>(sql, [userId, after?.id ?? null, limit]));
  }
}
