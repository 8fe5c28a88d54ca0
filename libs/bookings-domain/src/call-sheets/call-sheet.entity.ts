import type { SheetChange, SheetContent } from '@crewcall/contracts-bookings';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One published version of the sheet of a call; its words never change. */
@Entity({ name: 'call_sheets', schema: 'bookings' })
export class CallSheetEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column({ name: 'call_id', type: 'uuid' })
  callId!: string;

  @Column('integer')
  version!: number;

  @Column({ name: 'fields', type: 'jsonb' })
  content!: SheetContent;

  /** Against the version before. */
  @Column('jsonb')
  changed!: SheetChange[];

  /** All acknowledge again from this version on. */
  @Column('boolean')
  important!: boolean;

  @Column({ name: 'published_at', type: 'timestamptz' })
  publishedAt!: Date;

  @Column({ name: 'reminded_at', type: 'timestamptz', nullable: true })
  remindedAt!: Date | null;
}
