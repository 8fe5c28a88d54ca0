import type { BookingState, SeenTicket, Terms } from '@crewcall/contracts-bookings';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A confirmed agreement, with the terms word for word as they were agreed. */
@Entity({ name: 'bookings', schema: 'bookings' })
export class BookingEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column({ name: 'offer_id', type: 'uuid' })
  offerId!: string;

  @Column({ name: 'application_id', type: 'uuid', nullable: true })
  applicationId!: string | null;

  @Column({ name: 'role_id', type: 'uuid' })
  roleId!: string;

  @Column({ name: 'job_id', type: 'uuid' })
  jobId!: string;

  @Column({ name: 'freelancer_id', type: 'uuid' })
  freelancerId!: string;

  @Column({ name: 'recruiter_id', type: 'uuid' })
  recruiterId!: string;

  @Column('text')
  state!: BookingState;

  @Column('jsonb')
  terms!: Terms;

  @Column({ name: 'terms_hash', type: 'text' })
  termsHash!: string;

  /** Hired before bookings were guarded, over another one: it has no commitments. */
  @Column('boolean')
  clashes!: boolean;

  /** By the company, when it booked; they stay when the tickets go. */
  @Column({ name: 'tickets_seen', type: 'jsonb' })
  ticketsSeen!: SeenTicket[];

  @Column({ name: 'confirmed_at', type: 'timestamptz' })
  confirmedAt!: Date;

  @Column({ name: 'cancelled_at', type: 'timestamptz', nullable: true })
  cancelledAt!: Date | null;

  @Column('integer')
  version!: number;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}
