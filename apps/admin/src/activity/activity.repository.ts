import { offsetOf, type Page, type PageRequest } from '@crewcall/contracts-core';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { ActivityEntity } from './activity.entity.js';

@Injectable()
export class ActivityRepository {
  constructor(private readonly database: Database) {}

  async addActivity(activity: ActivityEntity): Promise<void> {
    await this.database
      .of(ActivityEntity)
      .createQueryBuilder()
      .insert()
      .values(activity as never)
      .orIgnore()
      .execute();
  }

  /** Newest first. */
  async pageOfActivities(request: PageRequest): Promise<Page<ActivityEntity>> {
    const [items, total] = await this.database.of(ActivityEntity).findAndCount({
      order: { occurredAt: 'DESC', eventId: 'DESC' },
      skip: offsetOf(request),
      take: request.page_size,
    });
    return { items, total };
  }

  async removeActivitiesBefore(moment: Date): Promise<void> {
    await this.database.of(ActivityEntity).delete({ occurredAt: LessThan(moment) });
  }

  /** Who acted is forgotten together with the account; that it happened stays. */
  async forgetActor(userId: string): Promise<void> {
    await this.database.of(ActivityEntity).update({ actorId: userId }, { actorId: null });
  }
}
