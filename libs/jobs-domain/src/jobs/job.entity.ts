import {
  areaOf,
  type DurationType,
  type JobClosedReason,
  type JobQuestion,
  type JobStatus,
  type JobType,
  type RateUnit,
  type JobSource,
} from '@crewcall/contracts-jobs';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('jobs')
export class JobEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** Null for an advertisement from an external board. */
  @Column({ name: 'recruiter_id', type: 'uuid', nullable: true })
  recruiterId!: string | null;

  @Column('text')
  company!: string;

  @Column('text')
  title!: string;

  @Column('text')
  type!: JobType;

  @Column({ name: 'contract_type', type: 'text', nullable: true })
  contractType!: string | null;

  @Column({ name: 'employment_type', type: 'text', nullable: true })
  employmentType!: string | null;

  @Column('text')
  location!: string;

  /** The exact place is for crew who are booked; all others see its town and postcode district. */
  @Column({ name: 'hides_place', type: 'boolean' })
  hidesPlace!: boolean;

  @Column('text')
  rate!: string;

  @Column({ name: 'rate_pence', type: 'integer', nullable: true })
  ratePence!: number | null;

  @Column({ name: 'rate_unit', type: 'text', nullable: true })
  rateUnit!: RateUnit | null;

  @Column('text')
  description!: string;

  /** `YYYY-MM-DD`, a day in Europe/London. */
  @Column({ name: 'event_date', type: 'date', nullable: true })
  eventDate!: string | null;

  @Column({ name: 'duration_type', type: 'text', nullable: true })
  durationType!: DurationType | null;

  @Column({ name: 'start_time', type: 'text', nullable: true })
  startTime!: string | null;

  @Column({ name: 'end_time', type: 'text', nullable: true })
  endTime!: string | null;

  @Column({ name: 'end_day_offset', type: 'smallint' })
  endDayOffset!: number;

  @Column({ type: 'integer', nullable: true })
  days!: number | null;

  @Column({ type: 'integer', nullable: true })
  hours!: number | null;

  @Column('text', { array: true })
  skills!: string[];

  /** Asked with every application. */
  @Column('jsonb')
  questions!: JobQuestion[];

  /** Any of its roles has a ticket that is a must. */
  @Column({ name: 'needs_tickets', type: 'boolean' })
  needsTickets!: boolean;

  @Column('text')
  status!: JobStatus;

  @Column({ name: 'closed_reason', type: 'text', nullable: true })
  closedReason!: JobClosedReason | null;

  @Column({ name: 'closed_at', type: 'timestamptz', nullable: true })
  closedAt!: Date | null;

  /** What the company had set, while the job is held because of how the company stands. */
  @Column({ name: 'resume_as', type: 'text', nullable: true })
  resumeAs!: 'active' | 'paused' | null;

  @Column('integer')
  positions!: number;

  @Column({ name: 'hired_count', type: 'integer' })
  hiredCount!: number;

  /** Cover that found no one was posted publicly. Written with the cover alone, so that no save puts it back. */
  @Column({ name: 'is_urgent', type: 'boolean', insert: false, update: false })
  isUrgent!: boolean;

  @Column({ name: 'external_url', type: 'text', nullable: true })
  externalUrl!: string | null;

  @Column({ name: 'external_source', type: 'text', nullable: true })
  externalSource!: string | null;

  /** Every board that advertises it, the one above first; null for our own jobs. */
  @Column({ name: 'external_sources', type: 'jsonb', nullable: true })
  externalSources!: JobSource[] | null;

  /** Grows with every change; events carry it, so that copies elsewhere know which is newer. */
  @Column('integer')
  version!: number;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;

  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt!: Date | null;

  // What the list is filtered by, see `fillSearchColumns`.
  @Column({ name: 'search_text', type: 'text' })
  searchText!: string;

  @Column({ name: 'location_text', type: 'text' })
  locationText!: string;

  @Column('text', { array: true })
  categories!: string[];

  /** The middle of the town that the shown place names, in degrees; null where it names none. */
  @Column({ type: 'double precision', nullable: true })
  lat!: number | null;

  @Column({ type: 'double precision', nullable: true })
  lon!: number | null;

  /** The text that the point was found for. */
  @Column({ name: 'placed_as', type: 'text', nullable: true })
  placedAs!: string | null;

  /** What any visitor may read of where it is. */
  get shownLocation(): string {
    return this.hidesPlace ? areaOf(this.location) : this.location;
  }

  get positionsLeft(): number {
    return this.positions - this.hiredCount;
  }
}
