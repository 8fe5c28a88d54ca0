import type { MessagePrivacy } from '@crewcall/contracts-messaging';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

@Injectable()
export class PrivacyRepository {
  constructor(private readonly database: Database) {}

  /** A user who never chose is not in it. */
  async findPrivacy(userIds: string[]): Promise<MessagePrivacy[]> {
    return this.database.prepared<MessagePrivacy>(
      'SELECT shows_receipts, shows_typing, shows_presence FROM message_privacy WHERE user_id = ANY($1::uuid[])',
      [userIds],
    );
  }

  async savePrivacy(userId: string, { shows_receipts, shows_typing, shows_presence }: MessagePrivacy): Promise<void> {
    await this.database.query(
      `INSERT INTO message_privacy (user_id, shows_receipts, shows_typing, shows_presence) VALUES ($1, $2, $3, $4)
       ON CONFLICT (user_id) DO UPDATE SET shows_receipts = $2, shows_typing = $3, shows_presence = $4`,
      [userId, shows_receipts, shows_typing, shows_presence],
    );
  }
}
