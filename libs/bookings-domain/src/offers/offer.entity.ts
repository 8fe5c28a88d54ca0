import type {
  DeclineReason,
  EnquiryAnswer,
  Mover,
  OfferKind,
  OfferState,
  ReleaseReason,
  Terms,
} from '@crewcall/contracts-bookings';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A company's question to one person about one role. Terms are copied when it is sent and never change. */
@Entity({ name: 'offers', schema: 'bookings' })
export class OfferEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column({ name: 'role_id', type: 'uuid' })
  roleId!: string;

  @Column({ name: 'job_id', type: 'uuid' })
  jobId!: string;

  @Column({ name: 'freelancer_id', type: 'uuid' })
  freelancerId!: string;

  @Column({ name: 'recruiter_id', type: 'uuid' })
  recruiterId!: string;

  @Column({ name: 'application_id', type: 'uuid', nullable: true })
  applicationId!: string | null;

  @Column('text')
  kind!: OfferKind;

  @Column('text')
  state!: OfferState;

  @Column({ name: 'call_ids', type: 'uuid', array: true })
  callIds!: string[];

  @Column('jsonb')
  terms!: Terms;

  @Column({ name: 'terms_hash', type: 'text' })
  termsHash!: string;

  @Column({ type: 'text', nullable: true })
  note!: string | null;

  @Column({ name: 'is_unnamed', type: 'boolean' })
  isUnnamed!: boolean;

  /** Asked as cover for a slot that fell free late. */
  @Column({ name: 'rescue_id', type: 'uuid', nullable: true })
  rescueId!: string | null;

  /** In the ladder of the slot, from 1; kept in a reserve list. */
  @Column({ name: 'slot_rank', type: 'integer', nullable: true })
  slotRank!: number | null;

  @Column({ name: 'hold_hours', type: 'integer', nullable: true })
  holdHours!: number | null;

  @Column({ name: 'answer_by', type: 'timestamptz', nullable: true })
  answerBy!: Date | null;

  /** Until when a pencil is held. */
  @Column({ name: 'decide_by', type: 'timestamptz', nullable: true })
  decideBy!: Date | null;

  /** Decides the order among the pencils of one person. */
  @Column({ name: 'held_at', type: 'timestamptz', nullable: true })
  heldAt!: Date | null;

  @Column({ name: 'extension_asked', type: 'timestamptz', nullable: true })
  extensionAsked!: Date | null;

  @Column({ name: 'extended_at', type: 'timestamptz', nullable: true })
  extendedAt!: Date | null;

  /** When this pencil last asked those above it for a decision. */
  @Column({ name: 'challenged_at', type: 'timestamptz', nullable: true })
  challengedAt!: Date | null;

  @Column({ name: 'answered_at', type: 'timestamptz', nullable: true })
  answeredAt!: Date | null;

  @Column({ name: 'ended_at', type: 'timestamptz', nullable: true })
  endedAt!: Date | null;

  @Column({ type: 'text', nullable: true })
  answer!: EnquiryAnswer | null;

  @Column({ name: 'decline_reason', type: 'text', nullable: true })
  declineReason!: DeclineReason | null;

  @Column({ name: 'release_reason', type: 'text', nullable: true })
  releaseReason!: ReleaseReason | null;

  @Column({ name: 'reason_text', type: 'text', nullable: true })
  reasonText!: string | null;

  @Column({ name: 'ended_by', type: 'text', nullable: true })
  endedBy!: Mover | null;

  /** Grows with every deadline set: an older one acts no more. */
  @Column({ name: 'deadline_version', type: 'integer' })
  deadlineVersion!: number;

  @Column('integer')
  version!: number;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}
