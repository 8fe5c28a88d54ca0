import type { FeedbackPriority, FeedbackSource, FeedbackStatus, FeedbackType } from '@crewcall/contracts-admin';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('feedback')
export class FeedbackEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** Null for a sender who was not signed in. */
  @Column('uuid', { name: 'sender_id', nullable: true })
  senderId!: string | null;

  /** Where an answer goes; forgotten together with the account. */
  @Column('text', { name: 'sender_email', nullable: true })
  senderEmail!: string | null;

  @Column('text', { name: 'feedback_type' })
  type!: FeedbackType;

  @Column('text')
  message!: string;

  /** The path alone: what followed it may have been a secret. */
  @Column('text', { name: 'page_path', nullable: true })
  pagePath!: string | null;

  @Column('text')
  source!: FeedbackSource;

  @Column('text')
  status!: FeedbackStatus;

  @Column('text')
  priority!: FeedbackPriority;

  @Column('text', { nullable: true })
  response!: string | null;

  @Column('timestamptz', { name: 'responded_at', nullable: true })
  respondedAt!: Date | null;

  /** By the sender's clock. */
  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt!: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
