import type { ActivityItem } from '@crewcall/contracts-admin';
import type { Page, PageRequest } from '@crewcall/contracts-core';
import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { Recurring } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { Tallies } from '../analytics/tallies.service.js';
import { AdminConfig } from '../config.js';
import { ActivityEntity } from './activity.entity.js';
import { type ActivityLine, lineOfEvent } from './activity-lines.js';
import { namedPersonOf, presentActivity } from './activity.presenter.js';
import { ActivityRepository } from './activity.repository.js';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Occurrence {
  id: string;
  actorId: string | null;
  subjectId: string;
  at: Date;
}

/** The log of what happened on the platform, for the people who run it. */
@Injectable()
export class ActivityService {
  constructor(
    private readonly activities: ActivityRepository,
    private readonly tallies: Tallies,
    private readonly config: AdminConfig,
  ) {}

  async log({ id, name, actor_id, subject_id, occurred_at, payload }: EventEnvelope): Promise<void> {
    const line = lineOfEvent(name, payload);
    if (line) await this.write(line, { id, actorId: actor_id, subjectId: subject_id, at: new Date(occurred_at) });
  }

  async write({ kind, facts }: ActivityLine, { id, actorId, subjectId, at }: Occurrence): Promise<void> {
    await this.activities.addActivity(
      Object.assign(new ActivityEntity(), { eventId: id, kind, facts, actorId, subjectId, occurredAt: at }),
    );
  }

  async listActivity(request: PageRequest): Promise<Page<ActivityItem>> {
    const { items, total } = await this.activities.pageOfActivities(request);
    const people = items.flatMap((item) => namedPersonOf(item) ?? []);
    const names = await this.tallies.namesOf(people);
    return { items: items.map((item) => presentActivity(item, names)), total };
  }

  forgetActor(userId: string): Promise<void> {
    return this.activities.forgetActor(userId);
  }

  @Recurring('prune-activity', { everySeconds: 24 * 3600 })
  prune(now = new Date()): Promise<void> {
    return this.activities.removeActivitiesBefore(new Date(now.getTime() - this.config.activityDays * DAY_MS));
  }
}
