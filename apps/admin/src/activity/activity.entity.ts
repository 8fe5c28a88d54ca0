import type { ActivityKind } from '@crewcall/contracts-admin';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ActivityFacts } from './activity-lines.js';

/** One line of what happened. Names are looked up when it is read, so that no user is named after they left. */
@Entity('activities')
export class ActivityEntity {
  @PrimaryColumn('uuid', { name: 'event_id' })
  eventId!: string;

  @Column('text')
  kind!: ActivityKind;

  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId!: string | null;

  @Column('uuid', { name: 'subject_id' })
  subjectId!: string;

  @Column('jsonb')
  facts!: ActivityFacts;

  @Column('timestamptz', { name: 'occurred_at' })
  occurredAt!: Date;
}
