import type { CategoryCounts } from '@crewcall/contracts-core';
import type { UnreadCount } from '@crewcall/contracts-notifications';
import type { Actor } from '@crewcall/platform-auth';
import { Injectable } from '@nestjs/common';
import { CountRepository } from './count.repository.js';
import { presentCategoryCounts } from './counts.presenter.js';
import type { CountsChange, CountsRow } from './counts.rules.js';

/** An answer together with what makes it recognisable, so that a poll that learns nothing new costs one row. */
export interface Revised<T> {
  revision: string;
  answer: T;
}

@Injectable()
export class CountsService {
  constructor(private readonly counts: CountRepository) {}

  countsOf(userId: string): Promise<CountsRow> {
    return this.counts.countsOf(userId);
  }

  /** First step of every change: changes of one person's notifications wait for one another. */
  lockCounts(userId: string): Promise<CountsRow> {
    return this.counts.lockCounts(userId);
  }

  lockAll(userIds: readonly string[]): Promise<Map<string, CountsRow>> {
    return this.counts.lockCountsOfAll(userIds);
  }

  /** After `lock`, in the same transaction; `Badges` also shows it to open tabs. */
  moveCounts(userId: string, change: CountsChange): Promise<CountsRow> {
    return this.counts.moveCounts(userId, change);
  }

  moveAll(userIds: readonly string[], change: CountsChange): Promise<Map<string, CountsRow>> {
    return this.counts.moveCountsOfAll(userIds, change);
  }

  removeCounts(userIds: readonly string[]): Promise<void> {
    return this.counts.removeCounts(userIds);
  }

  async unread(actor: Actor): Promise<Revised<UnreadCount>> {
    const { unread, revision } = await this.counts.countsOf(actor.id);
    return { revision, answer: { count: unread } };
  }

  async byCategory(actor: Actor): Promise<Revised<CategoryCounts>> {
    const counts = await this.counts.countsOf(actor.id);
    return { revision: `${counts.revision}-${actor.role}`, answer: presentCategoryCounts(counts, actor.role) };
  }
}
