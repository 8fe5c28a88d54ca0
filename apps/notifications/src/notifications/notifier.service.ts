import type { LiveEventName, LivePayloads } from '@crewcall/contracts-core';
import { categoryOf, type NotificationDraft, type NotificationPreference } from '@crewcall/contracts-notifications';
import { newId, Transactions } from '@crewcall/platform-database';
import { Live } from '@crewcall/platform-live';
import { Injectable } from '@nestjs/common';
import { Badges } from '../counts/badges.service.js';
import { CountRepository, unreadChange } from '../counts/count.repository.js';
import { NotificationMails } from '../mails/notification-mails.service.js';
import { PeopleService } from '../people/people.service.js';
import { PreferenceRepository } from '../preferences/preference.repository.js';
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
    private readonly preferences: PreferenceRepository,
    private readonly mails: NotificationMails,
    private readonly live: Live,
    private readonly transactions: Transactions,
  ) {}

  async tell({ recipientId, eventId, draft, live }: Notice): Promise<void> {
    this.transactions.require();
    await this.counts.lock(recipientId);
    const { role, isGone } = await this.people.standingOf(recipientId);
    if (isGone) return this.counts.remove(recipientId);
    const preference = await this.preferences.of(recipientId, draft.type);
    const notification = fromDraft(recipientId, eventId, draft, preference);
    if (!(await this.notifications.addOnce(notification))) return;
    if (notification.mail === 'instant') await this.mails.schedule(recipientId, notification);
    // Somebody who does not want to be told in the app finds it in the list, read.
    if (!preference.in_app) return void (await this.counts.move(recipientId, { stored: 1 }));
    if (live !== null) await this.push(recipientId, live ?? asNotification(notification));
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

const asNotification = (notification: NotificationEntity) => ({
  event: 'new_notification' as const,
  payload: { notification: presentNotification(notification) },
});

const fromDraft = (
  recipientId: string,
  eventId: string,
  { action_url, ...draft }: NotificationDraft,
  { in_app, mail }: NotificationPreference,
): NotificationEntity =>
  Object.assign(new NotificationEntity(), {
    ...draft,
    id: newId(),
    recipientId,
    eventId,
    actionUrl: action_url,
    isRead: !in_app,
    mail: mail === 'off' ? 'none' : mail,
    createdAt: new Date(),
  } satisfies NotificationEntity);
