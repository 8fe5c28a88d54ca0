import type { Actor } from '@crewcall/contracts-core';
import type { Message } from '@crewcall/contracts-messaging';
import { conversationRead, type MarkReadDto, type MessageListQueryDto } from '@crewcall/contracts-messaging/dto';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { AttachmentsService } from '../attachments/attachments.service.js';
import { ConversationMissingError } from '../conversations/conversation.errors.js';
import { isReachable, type Place } from '../conversations/conversation.policy.js';
import { PlacesService } from '../conversations/places.service.js';
import { presentMessage } from './message.presenter.js';
import { MessageRepository } from './message.repository.js';
import { ReceiptsService } from './receipts.service.js';

export interface History {
  messages: Message[];
  /** Null at the beginning of the conversation. */
  next: number | null;
}

@Injectable()
export class ReadingService {
  constructor(
    private readonly conversations: PlacesService,
    private readonly messages: MessageRepository,
    private readonly attachments: AttachmentsService,
    private readonly receipts: ReceiptsService,
    private readonly events: Events,
    private readonly transactions: Transactions,
  ) {}

  /** A page of what was said, the newest first. Opening the newest page is reading it, unless it says otherwise. */
  async history(actor: Actor, id: string, { before, limit, mark_read }: MessageListQueryDto): Promise<History> {
    const place = await this.placeOf(actor, id);
    const rows = await this.messages.pageOfMessages(id, { after: place.clearedSeq, before, limit: limit + 1 });
    const page = rows.slice(0, limit);
    const isOpening = before === undefined && mark_read !== 'false';
    const [attached, reach] = await Promise.all([
      this.attachments.ofMessages(page.map((row) => row.id)),
      this.receipts.reachOf(place),
      isOpening && this.openUpTo(actor, place, page[0]?.number ?? 0),
    ]);
    return {
      messages: page.map((row) => presentMessage(row, actor.id, reach, attached.get(row.id))),
      next: rows.length > limit ? (page.at(-1)?.number ?? null) : null,
    };
  }

  /** @throws ConversationMissingError to every user but its two sides */
  async markRead(actor: Actor, id: string, { up_to }: MarkReadDto): Promise<void> {
    await this.transactions.run(async () => {
      const place = await this.conversations.lockPlace(id, actor.id);
      if (!place || !isReachable(place)) throw new ConversationMissingError();
      const upTo = Math.min(up_to ?? place.lastSeq, place.lastSeq);
      if (upTo <= place.readSeq) return;
      const mark = await this.receipts.read(place, upTo);
      if (!mark) return;
      await this.events.publish(conversationRead, {
        subjectId: id,
        payload: { conversation_id: id, reader_id: actor.id, up_to: mark.createdAt.toISOString() },
      });
    });
  }

  private async openUpTo(actor: Actor, place: Place, upTo: number): Promise<void> {
    if (upTo > place.readSeq) await this.markRead(actor, place.conversationId, { up_to: upTo });
  }

  private async placeOf(actor: Actor, id: string): Promise<Place> {
    const place = await this.conversations.findPlace(id, actor.id);
    if (!place || !isReachable(place)) throw new ConversationMissingError();
    return place;
  }
}
