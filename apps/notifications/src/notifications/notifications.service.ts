import type { Page, PageRequest } from '@crewcall/contracts-core';
import {
  categoryOf,
  type ChangedCount,
  type NotificationCategory,
  type NotificationItem,
  type NotificationsQuery,
} from '@crewcall/contracts-notifications';
import type { Actor } from '@crewcall/platform-auth';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { CountsService } from '../counts/counts.service.js';
import { Badges } from '../counts/badges.service.js';
import type { NotificationEntity } from './notification.entity.js';
import { NotificationMissingError } from './notification.errors.js';
import { presentNotification } from './notification.presenter.js';
import { NotificationRepository } from './notification.repository.js';
import { type CountsChange, type CountsRow, storedChange, unreadChange } from '../counts/counts.rules.js';

/** What a person does with their own notifications. Every change moves the counts with it and tells their other tabs. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly notifications: NotificationRepository,
    private readonly counts: CountsService,
    private readonly badges: Badges,
    private readonly transactions: Transactions,
  ) {}

  countsFor(actor: Actor): Promise<CountsRow> {
    return this.counts.countsOf(actor.id);
  }

  async listNotifications(
    actor: Actor,
    query: NotificationsQuery & PageRequest,
    counts: CountsRow,
  ): Promise<Page<NotificationItem>> {
    const items = await this.notifications.pageOfNotifications(actor.id, query);
    return { items: items.map(presentNotification), total: keptTotal(counts, query) };
  }

  markRead(actor: Actor, id: string): Promise<NotificationItem> {
    return this.changeOne(actor, id, async (notification) => {
      if (notification.isRead) return {};
      await this.notifications.markRead(actor.id, id);
      notification.isRead = true;
      return unreadChange(-1, categoryOf(notification.type));
    });
  }

  /** Also within one category only. */
  markAllRead(actor: Actor, category?: NotificationCategory): Promise<ChangedCount> {
    return this.transactions.run(async () => {
      const before = await this.counts.lockCounts(actor.id);
      const changed = await this.notifications.markAllRead(actor.id, category);
      const { messages, applications, jobs, ratings } = before;
      const cleared = category
        ? { [category]: -changed }
        : { messages: -messages, applications: -applications, jobs: -jobs, ratings: -ratings };
      if (changed) await this.badges.moveBadges(actor.id, actor.role, { unread: -changed, ...cleared });
      return { changed };
    });
  }

  removeNotification(actor: Actor, id: string): Promise<NotificationItem> {
    return this.changeOne(actor, id, async ({ isRead, type }) => {
      await this.notifications.removeNotification(actor.id, id);
      const category = categoryOf(type);
      return { ...storedChange(-1, category), ...(isRead ? {} : unreadChange(-1, category)) };
    });
  }

  private changeOne(
    actor: Actor,
    id: string,
    change: (notification: NotificationEntity) => Promise<CountsChange>,
  ): Promise<NotificationItem> {
    return this.transactions.run(async () => {
      await this.counts.lockCounts(actor.id);
      const notification = await this.notifications.findNotification(actor.id, id);
      if (!notification) throw new NotificationMissingError();
      const moved = await change(notification);
      if (Object.keys(moved).length) await this.badges.moveBadges(actor.id, actor.role, moved);
      return presentNotification(notification);
    });
  }
}

/** What the counts tell of a list: nothing has to be counted for it. */
function keptTotal(counts: CountsRow, { category, unread }: NotificationsQuery): number {
  const all = category ? counts[`stored_${category}`] : counts.stored;
  const notRead = category ? counts[category] : counts.unread;
  if (unread === undefined) return all;
  return unread ? notRead : all - notRead;
}
