import type { RescueState, Terms } from '@crewcall/contracts-bookings';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Cover of one slot that fell free late: who leads it, how it asks and where it stands. */
@Entity({ name: 'rescues', schema: 'bookings' })
export class RescueEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column({ name: 'role_id', type: 'uuid' })
  roleId!: string;

  @Column({ name: 'job_id', type: 'uuid' })
  jobId!: string;

  @Column({ name: 'recruiter_id', type: 'uuid' })
  recruiterId!: string;

  @Column({ name: 'call_ids', type: 'uuid', array: true })
  callIds!: string[];

  @Column({ name: 'first_call_at', type: 'timestamptz' })
  firstCallAt!: Date;

  @Column('text')
  state!: RescueState;

  @Column('integer')
  wave!: number;

  @Column({ name: 'wave_ends_at', type: 'timestamptz', nullable: true })
  waveEndsAt!: Date | null;

  /** With the minutes: null while waves follow how near the call is. */
  @Column({ name: 'wave_people', type: 'integer', nullable: true })
  wavePeople!: number | null;

  @Column({ name: 'wave_minutes', type: 'integer', nullable: true })
  waveMinutes!: number | null;

  @Column('integer')
  miles!: number;

  @Column({ name: 'most_people', type: 'integer' })
  mostPeople!: number;

  @Column({ type: 'double precision', nullable: true })
  lat!: number | null;

  @Column({ type: 'double precision', nullable: true })
  lon!: number | null;

  /** One rate for all who are asked; the better one once it is raised. */
  @Column('jsonb')
  terms!: Terms;

  @Column({ name: 'terms_hash', type: 'text' })
  termsHash!: string;

  /** The person booked. */
  @Column({ name: 'filled_by', type: 'uuid', nullable: true })
  filledBy!: string | null;

  /** Grows with every wave: an older deadline acts no more. */
  @Column({ name: 'deadline_version', type: 'integer' })
  deadlineVersion!: number;

  @Column('integer')
  version!: number;

  /** All crew see it since then, as an urgent job. */
  @Column({ name: 'posted_at', type: 'timestamptz', nullable: true })
  postedAt!: Date | null;

  @Column({ name: 'ended_at', type: 'timestamptz', nullable: true })
  endedAt!: Date | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}
