import type { FeedbackType } from '@crewcall/contracts-admin';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { FeedbackEntity } from './feedback.entity.js';

/** Of a long message the beginning says what it is about, and comparing it stays cheap. */
const COMPARED_CHARACTERS = 300;
const COMPARED_MESSAGES = 200;
const SIMILARITY = 0.5;

@Injectable()
export class FeedbackRepository {
  constructor(private readonly database: Database) {}

  async addFeedback(feedback: FeedbackEntity): Promise<void> {
    await this.database.of(FeedbackEntity).insert(feedback);
  }

  /** How many of the latest of that type, within 24 hours, read much like it. */
  async countSimilar(type: FeedbackType, message: string): Promise<number> {
    const [row] = await this.database.query<{ similar: number }>(
      `SELECT count(*)::int AS similar FROM (
         SELECT message FROM feedback WHERE feedback_type = $1 AND created_at > now() - interval '24 hours'
         ORDER BY created_at DESC LIMIT ${COMPARED_MESSAGES}
       ) latest WHERE similarity(left(message, ${COMPARED_CHARACTERS}), $2) > ${SIMILARITY}`,
      [type, message.slice(0, COMPARED_CHARACTERS)],
    );
    return row?.similar ?? 0;
  }

  async forgetSender(senderId: string): Promise<void> {
    await this.database.of(FeedbackEntity).update({ senderId }, { senderId: null, senderEmail: null });
  }
}
