import { offsetOf, type Page } from '@crewcall/contracts-core';
import type { FeedbackStats } from '@crewcall/contracts-admin';
import type { FeedbackListQueryDto } from '@crewcall/contracts-admin/dto';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { FeedbackEntity } from '../feedback/feedback.entity.js';

@Injectable()
export class FeedbackDeskRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  async pageOfFeedback({ status, type, ...page }: FeedbackListQueryDto): Promise<Page<FeedbackEntity>> {
    const [items, total] = await this.database.of(FeedbackEntity).findAndCount({
      where: { ...(status ? { status } : {}), ...(type ? { type } : {}) },
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: offsetOf(page),
      take: page.page_size,
    });
    return { items, total };
  }

  async feedbackStats(): Promise<FeedbackStats> {
    const [row] = await this.database.query<FeedbackStats>(
      `SELECT count(*) FILTER (WHERE status = 'pending')::int AS pending, count(*)::int AS total FROM feedback`,
    );
    return row ?? { pending: 0, total: 0 };
  }

  findFeedback(id: string): Promise<FeedbackEntity | null> {
    return this.database.of(FeedbackEntity).findOneBy({ id });
  }

  /** Holds the row until the transaction ends. */
  lockFeedback(id: string): Promise<FeedbackEntity | null> {
    return this.database.of(FeedbackEntity).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  saveFeedback(feedback: FeedbackEntity): Promise<FeedbackEntity> {
    return this.database.of(FeedbackEntity).save(feedback);
  }
}
