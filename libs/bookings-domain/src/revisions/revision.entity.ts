import type { Call, Terms } from '@crewcall/contracts-bookings';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Calls as their company had them, and the terms: what both agreed to. */
export interface Agreed {
  calls: Call[];
  terms: Terms;
  termsHash: string;
}

/** A change that a person was asked to accept. Of one offer the last one counts; none of them is ever changed back. */
@Entity({ name: 'revisions', schema: 'bookings' })
export class RevisionEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column({ name: 'offer_id', type: 'uuid' })
  offerId!: string;

  @Column('integer')
  number!: number;

  @Column('text')
  state!: 'asked' | 'accepted' | 'refused' | 'replaced';

  @Column('text', { array: true })
  changed!: string[];

  /** What is asked for; the calls are those of the job. */
  @Column('jsonb')
  terms!: Terms;

  @Column({ name: 'terms_hash', type: 'text' })
  termsHash!: string;

  /** Another booking of the person is in the way; for the person alone. */
  @Column('boolean')
  clashes!: boolean;

  /** What holds until it is accepted. */
  @Column('jsonb')
  agreed!: Agreed;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}
