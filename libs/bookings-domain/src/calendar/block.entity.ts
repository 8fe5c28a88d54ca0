import type { BlockKind } from '@crewcall/contracts-bookings';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a crew member says of a stretch of their own time; one of a repeat has a rule. */
@Entity({ name: 'blocks', schema: 'bookings' })
export class BlockEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column({ name: 'freelancer_id', type: 'uuid' })
  freelancerId!: string;

  @Column('text')
  kind!: BlockKind;

  @Column({ type: 'text', nullable: true })
  note!: string | null;

  @Column({ name: 'starts_on', type: 'date' })
  startsOn!: string;

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

  @Column({ name: 'rule_id', type: 'uuid', nullable: true })
  ruleId!: string | null;

  /** The day that the rule gave it, wherever it was moved to. */
  @Column({ name: 'occurs_on', type: 'date', nullable: true })
  occursOn!: string | null;

  @Column({ name: 'is_exception', type: 'boolean' })
  isException!: boolean;

  /** Of two that meet the one set later holds. */
  @Column({ name: 'set_at', type: 'timestamptz' })
  setAt!: Date;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}
