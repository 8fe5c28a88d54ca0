import type { Repeat } from '@crewcall/contracts-bookings';
import { Column, Entity, PrimaryColumn } from 'typeorm';

// The driver reads each day of an array as its midnight where the service runs.
const dayOf = (day: Date | string): string => (typeof day === 'string' ? day : day.toLocaleDateString('sv-SE'));
const days = {
  to: (written: string[]): string[] => written,
  from: (read: (Date | string)[]): string[] => read.map(dayOf),
};

/** How an entry comes again. Its occurrences are written with it; answers read those alone. */
@Entity({ name: 'block_rules', schema: 'bookings' })
export class BlockRuleEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column({ name: 'freelancer_id', type: 'uuid' })
  freelancerId!: string;

  /** RFC 5545, of days: without the times, which are local to London. */
  @Column('text')
  rrule!: string;

  /** As it was typed. */
  @Column('jsonb')
  repeat!: Repeat;

  /** Days that were taken out one by one. */
  @Column({ type: 'date', array: true, transformer: days })
  exceptions!: string[];

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}
