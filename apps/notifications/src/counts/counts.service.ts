import type { CategoryCounts } from '@crewcall/contracts-core';
import type { UnreadCount } from '@crewcall/contracts-notifications';
import type { Actor } from '@crewcall/platform-auth';
import { Injectable } from '@nestjs/common';
import { CountRepository } from './count.repository.js';
import { presentCategoryCounts } from './counts.presenter.js';

/** An answer together with what makes it recognisable, so that a poll that learns nothing new costs one row. */
export interface Revised<T> {
  revision: string;
  answer: T;
}

@Injectable()
export class CountsService {
  constructor(private readonly counts: CountRepository) {}

  async unread(actor: Actor): Promise<Revised<UnreadCount>> {
    const { unread, revision } = await this.counts.of(actor.id);
    return { revision, answer: { count: unread } };
  }

  async byCategory(actor: Actor): Promise<Revised<CategoryCounts>> {
    const counts = await this.counts.of(actor.id);
    return { revision: `${counts.revision}-${actor.role}`, answer: presentCategoryCounts(counts, actor.role) };
  }
}
