import { Transactions } from '@crewcall/platform-database';
import { Live } from '@crewcall/platform-live';
import { Injectable } from '@nestjs/common';
import { PrivacyService } from '../privacy/privacy.service.js';
import type { Reach } from './message.presenter.js';
import { type Mark, ReceiptRepository } from './receipt.repository.js';
import type { Place } from '../conversations/conversation.policy.js';

/** How far each side has come, and who is told: neither, when one of the two wants no receipts. */
@Injectable()
export class ReceiptsService {
  constructor(
    private readonly receipts: ReceiptRepository,
    private readonly privacy: PrivacyService,
    private readonly live: Live,
    private readonly transactions: Transactions,
  ) {}

  async reachOf({ conversationId, userId, otherId }: Place): Promise<Reach> {
    if (!(await this.areShown(userId, otherId))) return { delivered: 0, read: 0 };
    return this.receipts.reachOf(conversationId, userId);
  }

  /** In a transaction that holds the conversation. Null when nothing of the other side was new. */
  async read({ conversationId, userId, otherId, readSeq }: Place, upTo: number): Promise<Mark | null> {
    const mark = await this.receipts.markRead(conversationId, userId, readSeq, upTo);
    if (!mark) return null;
    await this.live.to(userId).emit('conversation_update', { conversation_id: conversationId });
    await this.emitStatus(conversationId, userId, otherId, mark, 'read');
    return mark;
  }

  /** A client of this person has the messages up to there. */
  async deliver(conversationId: string, userId: string, upTo: number): Promise<void> {
    await this.transactions.run(async () => {
      const mark = await this.receipts.markDelivered(conversationId, userId, upTo);
      if (mark) await this.emitStatus(conversationId, userId, mark.otherId, mark, 'delivered');
    });
  }

  unreadOf(userId: string): Promise<number> {
    return this.receipts.unreadOf(userId);
  }

  private async emitStatus(
    conversationId: string,
    userId: string,
    otherId: string,
    { messageId, number }: Mark,
    status: 'delivered' | 'read',
  ): Promise<void> {
    if (!(await this.areShown(userId, otherId))) return;
    const update = { conversation_id: conversationId, message_id: messageId, status, up_to: number };
    await this.live.to(otherId).emit('message_status', update);
  }

  private areShown(userId: string, otherId: string): Promise<boolean> {
    return this.privacy.bothShow('shows_receipts', userId, otherId);
  }
}
