import type { LiveEventName, LivePayloads } from '@crewcall/contracts-core';
import { categoryOf, type NotificationDraft } from '@crewcall/contracts-notifications';
import { newId, Transactions } from '@crewcall/platform-database';
import { Live } from '@crewcall/platform-live';
import { Injectable } from '@nestjs/common';
import { Badges } from '../counts/badges.service.js';
import { CountRepository, unreadChange } from '../counts/count.repository.js';
import { PeopleService } from '../people/people.service.js';
import { NotificationEntity } from './notification.entity.js';
import { presentNotification } from './notification.presenter.js';
import { NotificationRepository } from './notification.repository.js';

/** The live event of its own that some notices have; the others arrive as `new_notification`. */
export type LiveCompanion = {
  [E in Exclude<LiveEventName, 'new_notification'>]: { event: E; payload: LivePayloads[E] };
}[Exclude<LiveEventName, 'new_notification'>];

export interface Notice {
  recipientId: string;
  /** A second notice of the same event to the same person is dropped. */
  eventId: string;
  draft: NotificationDraft;
  /** Null when somebody else tells it live. */
  live?: LiveCompanion | null;
}

/** Tells a person something: the row, the counts and the push belong together, and happen once per event. */
@Injectable()
export class Notifier {
  constructor(
    private readonly notifications: NotificationRepository,
    private readonly counts: CountRepository,
    private readonly badges: Badges,
    private readonly people: PeopleService,
    private readonly live: Live,
    private readonly transactions: Transactions,
  ) {}

  async tell({ recipientId, eventId, draft, live }: Notice): Promise<void> {
    this.transactions.require();
    await this.counts.lock(recipientId);
    const { role, isGone } = await this.people.standingOf(recipientId);
    if (isGone) return this.counts.remove(recipientId);
    const notification = fromDraft(recipientId, eventId, draft);
    if (!(await this.notifications.addOnce(notification))) return;
    if (live) await this.push(recipientId, live);
    else if (live === undefined)
      await this.push(recipientId, {
        event: 'new_notification',
        payload: { notification: presentNotification(notification) },
      });
    await this.badges.move(recipientId, role, {
      stored: 1,
      ...unreadChange(1, categoryOf(draft.type)),
    });
  }

  /** In the order of their ids, whoever asks: two batches that share people then wait for one another instead of deadlocking. */
  async tellAll(recipientIds: readonly string[], noticeFor: (recipientId: string) => Notice): Promise<void> {
    for (const recipientId of [...new Set(recipientIds)].sort()) await this.tell(noticeFor(recipientId));
  }

  private push<E extends LiveEventName>(
    recipientId: string,
    { event, payload }: { event: E; payload: LivePayloads[E] },
  ): Promise<void> {
    return this.live.to(recipientId).emit(event, payload);
  }
}

const fromDraft = (
  recipientId: string,
  eventId: string,
  { action_url, ...draft }: NotificationDraft,
): NotificationEntity =>
  Object.assign(new NotificationEntity(), {
    ...draft,
    id: newId(),
    recipientId,
    eventId,
    actionUrl: action_url,
    isRead: false,
    createdAt: new Date(),
  } satisfies NotificationEntity);
