import type { KitKind } from '@crewcall/contracts-bookings';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A piece of kit that crew own and bring, or several that are alike. */
@Entity('kit_items')
export class KitItemEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text')
  kind!: KitKind;

  /** Make and model. */
  @Column('text')
  name!: string;

  @Column('integer')
  count!: number;

  @Column('integer', { name: 'day_pence', nullable: true })
  dayPence!: number | null;

  @Column('integer', { name: 'replacement_pence', nullable: true })
  replacementPence!: number | null;

  @Column('date', { name: 'pat_until', nullable: true })
  patUntil!: string | null;

  /** The day of which its owner was reminded, or knew when it was saved. */
  @Column('date', { name: 'pat_reminded', nullable: true })
  patReminded!: string | null;

  @Column('date', { name: 'insured_until', nullable: true })
  insuredUntil!: string | null;

  @Column('date', { name: 'insured_reminded', nullable: true })
  insuredReminded!: string | null;

  @Column('uuid', { name: 'photo_id', nullable: true })
  photoId!: string | null;

  @Column('boolean', { name: 'is_hidden' })
  isHidden!: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
