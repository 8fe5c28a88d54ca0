import type { Mover, Pay, TimesheetState } from '@crewcall/contracts-bookings';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A stretch of time as it is stored in a document. */
export interface StoredSpan {
  from: string;
  to: string;
}

/** Hours of one person on one call. Its figures are the draft, then what was submitted last, then what was agreed. */
@Entity({ name: 'timesheets', schema: 'bookings' })
export class TimesheetEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column({ name: 'booking_id', type: 'uuid' })
  bookingId!: string;

  @Column({ name: 'call_id', type: 'uuid' })
  callId!: string;

  @Column({ name: 'freelancer_id', type: 'uuid' })
  freelancerId!: string;

  @Column({ name: 'recruiter_id', type: 'uuid' })
  recruiterId!: string;

  /** The agreed sheet that this one corrects. */
  @Column({ name: 'corrects_id', type: 'uuid', nullable: true })
  correctsId!: string | null;

  /** Of a cancellation fee: what it is owed for. Null of hours. */
  @Column({ name: 'cancellation_id', type: 'uuid', nullable: true })
  cancellationId!: string | null;

  @Column('text')
  state!: TimesheetState;

  @Column('integer')
  round!: number;

  /** `[from,to)`, as it was agreed before the call. */
  @Column({ type: 'tstzrange' })
  planned!: string;

  /** The time of the call never followed: what is planned is an ordinary day. */
  @Column({ name: 'is_time_to_follow', type: 'boolean' })
  isTimeToFollow!: boolean;

  @Column({ name: 'in_at', type: 'timestamptz' })
  inAt!: Date;

  @Column({ name: 'out_at', type: 'timestamptz' })
  outAt!: Date;

  @Column('jsonb')
  breaks!: StoredSpan[];

  @Column({ name: 'travel_days', type: 'integer' })
  travelDays!: number;

  @Column({ name: 'nights_away', type: 'integer' })
  nightsAway!: number;

  @Column({ name: 'paid_minutes', type: 'integer' })
  paidMinutes!: number;

  @Column({ type: 'jsonb', nullable: true })
  pay!: Pay | null;

  @Column({ name: 'submitted_at', type: 'timestamptz', nullable: true })
  submittedAt!: Date | null;

  @Column({ name: 'approved_at', type: 'timestamptz', nullable: true })
  approvedAt!: Date | null;

  @Column({ name: 'approved_by', type: 'text', nullable: true })
  approvedBy!: Mover | null;

  @Column({ name: 'locked_at', type: 'timestamptz', nullable: true })
  lockedAt!: Date | null;

  /** What was set for an older one happens no more. */
  @Column({ name: 'deadline_version', type: 'integer' })
  deadlineVersion!: number;

  @Column('integer')
  version!: number;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}
