import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One dated period of work. What was typed is the truth; `during` follows from it. */
@Entity({ name: 'calls', schema: 'bookings' })
export class CallEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column({ name: 'job_id', type: 'uuid' })
  jobId!: string;

  @Column({ type: 'text', nullable: true })
  name!: string | null;

  /** Null where it is the job's. */
  @Column({ type: 'text', nullable: true })
  place!: string | null;

  @Column({ type: 'double precision', nullable: true })
  lat!: number | null;

  @Column({ type: 'double precision', nullable: true })
  lon!: number | null;

  @Column({ name: 'starts_on', type: 'date' })
  startsOn!: string;

  /** `HH:MM:SS` as the driver gives it; null with the end while the time is to follow. */
  @Column({ name: 'starts_at', type: 'time', nullable: true })
  startsAt!: string | null;

  @Column({ name: 'starts_again', type: 'boolean' })
  startsAgain!: boolean;

  @Column({ name: 'ends_on', type: 'date' })
  endsOn!: string;

  @Column({ name: 'ends_at', type: 'time', nullable: true })
  endsAt!: string | null;

  @Column({ name: 'ends_again', type: 'boolean' })
  endsAgain!: boolean;

  /** `[from,to)` */
  @Column({ type: 'tstzrange' })
  during!: string;

  @Column({ name: 'removed_at', type: 'timestamptz', nullable: true })
  removedAt!: Date | null;

  @Column('integer')
  version!: number;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}
