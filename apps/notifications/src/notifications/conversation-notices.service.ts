import type {
  ConversationReadPayload,
  MessageRemovedPayload,
  MessageSentPayload,
} from '@crewcall/contracts-messaging/dto';
import { Injectable } from '@nestjs/common';
import { Badges } from '../counts/badges.service.js';
import { CountsService } from '../counts/counts.service.js';
import { PeopleService } from '../people/people.service.js';
import { ConversationNoticeRepository } from './conversation-notice.repository.js';
import { Notifier } from './notifier.service.js';
import { newMessageNotice } from '../notices/notice.texts.js';

/** One row per conversation with something unread. The message itself is pushed by messaging, which need not wait for a queue. */
@Injectable()
export class ConversationNotices {
  constructor(
    private readonly conversations: ConversationNoticeRepository,
    private readonly notifier: Notifier,
    private readonly counts: CountsService,
    private readonly badges: Badges,
    private readonly people: PeopleService,
  ) {}

  async notify(eventId: string, occurredAt: string, message: MessageSentPayload): Promise<void> {
    const { conversation_id, recipient_id, sender_id, preview, sent_at = occurredAt } = message;
    const names = await this.people.namesOf([sender_id]);
    const draft = newMessageNotice({ conversation_id, preview, sender_name: names.get(sender_id) });
    await this.counts.lockCounts(recipient_id);
    await this.conversations.noteSent(recipient_id, conversation_id, sent_at);
    if (await this.conversations.isRead(recipient_id, conversation_id, sent_at)) return;
    if (await this.conversations.hasUnread(recipient_id, draft.action_url ?? '')) return;
    await this.notifier.notify({ recipientId: recipient_id, eventId, draft, live: null });
  }

  async read({ conversation_id, reader_id, up_to }: ConversationReadPayload): Promise<void> {
    await this.counts.lockCounts(reader_id);
    if (!(await this.conversations.readUpTo(reader_id, conversation_id, up_to))) return;
    const { action_url } = newMessageNotice({ conversation_id, preview: '' });
    const changed = await this.conversations.markRead(reader_id, action_url ?? '');
    if (!changed) return;
    const { role } = await this.people.standingOf(reader_id);
    await this.badges.moveBadges(reader_id, role, { unread: -changed, messages: -changed });
  }

  /** What was taken away is read in no notice either, nor mailed. */
  async replaceWords({ conversation_id, people, was_sha256, preview }: MessageRemovedPayload): Promise<void> {
    const { action_url = '' } = newMessageNotice({ conversation_id, preview });
    const readers = await this.conversations.readersOf(people, action_url ?? '', was_sha256);
    await this.counts.lockAll(readers);
    await this.conversations.replaceWords(readers, action_url ?? '', was_sha256, preview);
  }
}
