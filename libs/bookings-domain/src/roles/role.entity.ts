import type { RoleKit, RoleTickets, Terms } from '@crewcall/contracts-bookings';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a job wants, on which terms. Its slots are its positions: they are alike. */
@Entity({ name: 'roles', schema: 'bookings' })
export class RoleEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column({ name: 'job_id', type: 'uuid' })
  jobId!: string;

  @Column('text')
  name!: string;

  @Column({ type: 'text', nullable: true })
  skill!: string | null;

  @Column('integer')
  positions!: number;

  /** Positions that are booked, on the fullest of its calls. */
  @Column('integer')
  filled!: number;

  @Column('jsonb')
  terms!: Terms;

  @Column('jsonb')
  needs!: string[];

  @Column('jsonb')
  kit!: RoleKit[];

  @Column('jsonb')
  tickets!: RoleTickets;

  @Column({ name: 'confirms_next', type: 'boolean' })
  confirmsNext!: boolean;

  @Column({ name: 'removed_at', type: 'timestamptz', nullable: true })
  removedAt!: Date | null;

  @Column('integer')
  version!: number;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;

  get open(): number {
    return this.positions - this.filled;
  }
}
