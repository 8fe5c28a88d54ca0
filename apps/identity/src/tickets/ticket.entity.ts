import type { TicketKind } from '@crewcall/contracts-bookings';
import type { TicketReason, TicketState } from '@crewcall/contracts-identity';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Facts of a ticket; what its kind does not keep is null. */
@Entity('tickets')
export class TicketEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text')
  kind!: TicketKind;

  @Column('text', { nullable: true })
  last4!: string | null;

  @Column('text', { nullable: true })
  level!: string | null;

  @Column('integer', { name: 'sum_pence', nullable: true })
  sumPence!: number | null;

  @Column('date', { name: 'issued_on', nullable: true })
  issuedOn!: string | null;

  @Column('date', { name: 'expires_on', nullable: true })
  expiresOn!: string | null;

  /** Of the reminders that come so many days before the last one, the latest that was sent or is over. */
  @Column('integer', { name: 'reminded_days', nullable: true })
  remindedDays!: number | null;

  /** That it is expired is told from its last day. */
  @Column('text', { default: 'unchecked' })
  state!: Exclude<TicketState, 'expired'>;

  @Column('text', { nullable: true })
  reason!: TicketReason | null;

  /** Since when there is something to check; null when there is not, or not any more. */
  @Column('timestamptz', { name: 'waiting_since', nullable: true })
  waitingSince!: Date | null;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt!: Date | null;

  @Column('integer', { name: 'waited_seconds', nullable: true })
  waitedSeconds!: number | null;

  /** The administrator whose it is to check, until then. */
  @Column('uuid', { name: 'taken_by', nullable: true })
  takenBy!: string | null;

  @Column('timestamptz', { name: 'taken_until', nullable: true })
  takenUntil!: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
