import type { NotificationPriority, StoredNotificationType } from '@crewcall/contracts-notifications';
import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { BookedTimes } from './booked-times.js';
import type { SheetEssentials } from './sheet-essentials.js';
import type { FoundJobs } from './found-jobs.js';
import type { Offered } from './offered.js';

/** One thing that one person is told once. */
@Entity('notifications')
export class NotificationEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'recipient_id' })
  recipientId!: string;

  /** The event it tells of: unique per recipient. */
  @Column('uuid', { name: 'event_id' })
  eventId!: string;

  @Column('text')
  type!: StoredNotificationType;

  @Column('text')
  priority!: NotificationPriority;

  @Column('text')
  title!: string;

  @Column('text')
  message!: string;

  /** Mailed and pushed in the recipient's quiet hours too. */
  @Column('boolean', { name: 'passes_quiet_hours' })
  passesQuietHours!: boolean;

  @Column('text', { name: 'action_url', nullable: true })
  actionUrl!: string | null;

  @Column('boolean', { name: 'is_read' })
  isRead!: boolean;

  /** Whether it still has to be mailed. Reading it settles that, unless it was never meant to be seen in the app. */
  @Column('text')
  mail!: 'none' | 'instant' | 'digest' | 'sent';

  /** For the calendar of the recipient, in the mail of it. */
  @Column('jsonb', { nullable: true })
  booked!: BookedTimes | null;

  /** In the mail of a call sheet. */
  @Column('jsonb', { nullable: true })
  sheet!: SheetEssentials | null;
  /** Of an offer that waits for an answer, in the mail of it. */
  @Column('jsonb', { nullable: true })
  offered!: Offered | null;

  /** Of a saved search, in the mail of it. */
  @Column('jsonb', { nullable: true })
  found!: FoundJobs | null;

  /** Whose first name alone the title says: it would be found by no other sign when they leave. */
  @Column('uuid', { name: 'first_name_of', nullable: true })
  firstNameOf!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
