import type { InvoiceKind, InvoiceLine, InvoiceState, VatOfRate } from '@crewcall/contracts-bookings';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A draft, then an issued document that no statement changes but by its marks. Days are London's. */
@Entity({ name: 'invoices', schema: 'bookings' })
export class InvoiceEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** Who sells. */
  @Column({ name: 'freelancer_id', type: 'uuid' })
  freelancerId!: string;

  /** Who buys. */
  @Column({ name: 'recruiter_id', type: 'uuid' })
  recruiterId!: string;

  @Column('text')
  kind!: InvoiceKind;

  @Column({ name: 'credits_id', type: 'uuid', nullable: true })
  creditsId!: string | null;

  @Column('text')
  state!: InvoiceState;

  @Column('text')
  prefix!: string;

  /** Without gaps, of each seller. */
  @Column({ type: 'integer', nullable: true })
  sequence!: number | null;

  @Column({ type: 'text', nullable: true })
  number!: string | null;

  @Column({ name: 'seller_name', type: 'text' })
  sellerName!: string;

  @Column({ name: 'seller_address', type: 'text' })
  sellerAddress!: string;

  @Column({ name: 'buyer_name', type: 'text' })
  buyerName!: string;

  @Column({ name: 'buyer_address', type: 'text' })
  buyerAddress!: string;

  @Column({ name: 'po_number', type: 'text', nullable: true })
  poNumber!: string | null;

  @Column({ name: 'terms_days', type: 'integer' })
  termsDays!: number;

  @Column({ name: 'vat_number', type: 'text', nullable: true })
  vatNumber!: string | null;

  @Column('jsonb')
  lines!: InvoiceLine[];

  @Column({ name: 'net_pence', type: 'integer' })
  netPence!: number;

  @Column({ name: 'vat_pence', type: 'integer', nullable: true })
  vatPence!: number | null;

  @Column({ name: 'gross_pence', type: 'integer' })
  grossPence!: number;

  @Column({ type: 'jsonb', nullable: true })
  vat!: VatOfRate[] | null;

  @Column({ name: 'issued_at', type: 'timestamptz', nullable: true })
  issuedAt!: Date | null;

  @Column({ name: 'issued_on', type: 'date', nullable: true })
  issuedOn!: string | null;

  @Column({ name: 'due_on', type: 'date', nullable: true })
  dueOn!: string | null;

  @Column({ name: 'received_on', type: 'date', nullable: true })
  receivedOn!: string | null;

  @Column({ name: 'scheduled_for', type: 'date', nullable: true })
  scheduledFor!: string | null;

  @Column({ name: 'paid_on', type: 'date', nullable: true })
  paidOn!: string | null;

  /** Encrypted, as they were at the issue. */
  @Column({ name: 'bank_sealed', type: 'text', nullable: true })
  bankSealed!: string | null;

  @Column({ name: 'bank_changed_at', type: 'timestamptz', nullable: true })
  bankChangedAt!: Date | null;

  @Column('integer')
  version!: number;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}
