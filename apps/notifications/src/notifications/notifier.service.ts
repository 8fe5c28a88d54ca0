import type { LiveEventName, LivePayloads } from '@crewcall/contracts-core';
import { categoryOf, type NotificationDraft, type NotificationPreference } from '@crewcall/contracts-notifications';
import { newId, Transactions } from '@crewcall/platform-database';
import { Live } from '@crewcall/platform-live';
import { Injectable } from '@nestjs/common';
import { Badges } from '../counts/badges.service.js';
import { CountsService } from '../counts/counts.service.js';
import { NotificationMails } from '../mails/notification-mails.service.js';
import { PeopleService } from '../people/people.service.js';
import { PreferencesService } from '../preferences/preferences.service.js';
import { PushService } from '../push/push.service.js';
import type { BookedTimes } from './booked-times.js';
import type { FoundJobs } from './found-jobs.js';
import { NotificationEntity } from './notification.entity.js';
import type { Offered } from './offered.js';
import { presentNotification } from './notification.presenter.js';
import { NotificationRepository } from './notification.repository.js';
import type { SheetEssentials } from './sheet-essentials.js';
import { storedChange, unreadChange } from '../counts/counts.rules.js';

/** The live event of its own that some notices have; the others arrive as `new_notification`. */
export type LiveCompanion = {
  [E in Exclude<LiveEventName, 'new_notification'>]: { event: E; payload: LivePayloads[E] };
}[Exclude<LiveEventName, 'new_notification'>];

/** What people are told of an event, in the same words each. */
export interface NoticeContent {
  /** A second notice of the same event to the same person is dropped. */
  eventId: string;
  draft: NotificationDraft;
  /** For the recipient's calendar. */
  booked?: BookedTimes | null;
  /** For the mail of a call sheet. */
  sheet?: SheetEssentials | null;
  /** Whatever the person set: it is neither mailed nor pushed to devices. */
  isAppOnly?: boolean;
  /** For the links of the mail. */
  offered?: Offered | null;
  /** For the mail of a saved search, which comes when its owner has set and not with the digest. */
  found?: FoundJobs | null;
  /** Whose first name alone the title says. */
  firstNameOf?: string | null;
  /** Null when another service sends it live. */
  live?: LiveCompanion | null;
}

export interface Notice extends NoticeContent {
  recipientId: string;
}

/** Notifies people: the row, the counts and the push belong together, and happen once per event. */
@Injectable()
export class Notifier {
  constructor(
    private readonly notifications: NotificationRepository,
    private readonly counts: CountsService,
    private readonly badges: Badges,
    private readonly people: PeopleService,
    private readonly preferences: PreferencesService,
    private readonly mails: NotificationMails,
    private readonly devices: PushService,
    private readonly live: Live,
    private readonly transactions: Transactions,
  ) {}

  notify({ recipientId, ...content }: Notice): Promise<void> {
    return this.notifyAll([recipientId], content);
  }

  /** As many statements for five hundred people as for one. */
  async notifyAll(
    recipientIds: readonly string[],
    {
      eventId,
      draft,
      live,
      booked = null,
      offered = null,
      sheet = null,
      found = null,
      firstNameOf = null,
      isAppOnly = false,
    }: NoticeContent,
  ): Promise<void> {
    this.transactions.require();
    const asked = [...new Set(recipientIds)];
    if (!asked.length) return;
    await this.counts.lockAll(asked);
    const standings = await this.people.standingsOf(asked);
    const gone = asked.filter((id) => standings.get(id)?.isGone);
    if (gone.length) await this.counts.removeCounts(gone);
    const here = asked.filter((id) => !gone.includes(id));
    const wanted = await this.preferences.ofEach(here, draft.type);
    const told = await this.notifications.addOnce(
      here.map((id) => ({
        ...fromDraft(id, eventId, draft, wanted(id)),
        ...(isAppOnly && { mail: 'none' as const }),
        ...(found && wanted(id).mail !== 'off' && { mail: 'instant' as const }),
        booked,
        offered,
        sheet,
        found,
        firstNameOf,
      })),
    );
    await this.mails.schedule(
      draft.type,
      told.filter(({ mail }) => mail === 'instant'),
    );
    // A user who does not want to be told in the app finds it in the list, read.
    const quietly = told.filter(({ isRead }) => isRead).map(({ recipientId }) => recipientId);
    const category = categoryOf(draft.type);
    if (quietly.length) await this.counts.moveAll(quietly, storedChange(1, category));
    const loudly = told.filter(({ isRead }) => !isRead);
    if (!isAppOnly) await this.devices.schedule(draft.type, loudly);
    if (live !== null) for (const one of loudly) await this.push(one.recipientId, live ?? asNotification(one));
    const roles = new Map(loudly.map(({ recipientId }) => [recipientId, standings.get(recipientId)?.role ?? null]));
    if (loudly.length) await this.badges.moveAll(roles, { ...storedChange(1, category), ...unreadChange(1, category) });
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
  { action_url, passes_quiet_hours = false, ...draft }: NotificationDraft,
  { in_app, mail }: NotificationPreference,
): NotificationEntity =>
  Object.assign(new NotificationEntity(), {
    booked: null,
    sheet: null,
    offered: null,
    found: null,
    firstNameOf: null,
    ...draft,
    id: newId(),
    recipientId,
    eventId,
    actionUrl: action_url,
    passesQuietHours: passes_quiet_hours,
    isRead: !in_app,
    mail: mail === 'off' ? 'none' : mail,
    createdAt: new Date(),
  } satisfies NotificationEntity);
