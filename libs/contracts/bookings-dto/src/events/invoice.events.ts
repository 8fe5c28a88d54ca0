import { type InvoiceKind, invoiceKinds, type InvoiceMark, invoiceMarks } from '@crewcall/contracts-bookings';
import { unitsOf } from '@crewcall/contracts-core';
import { defineEvent } from '@crewcall/contracts-core/dto';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, MaxLength, Min } from 'class-validator';

/** Addresses, bank details and lines stand on the document alone. */
class OfInvoicePayload {
  @IsString()
  @MaxLength(40)
  number!: string;

  @IsUUID()
  recruiter_id!: string;

  @IsUUID()
  freelancer_id!: string;

  /** The first booking on it, with its job and role. */
  @IsUUID()
  booking_id!: string;

  @IsUUID()
  job_id!: string;

  @IsString()
  @MaxLength(unitsOf(200))
  role!: string;

  @IsInt()
  @Min(0)
  gross_pence!: number;

  /** `YYYY-MM-DD`; a credit note is due at no time. */
  @IsOptional()
  @IsString()
  @MaxLength(10)
  due_on?: string;
}

export class InvoiceIssuedPayload extends OfInvoicePayload {
  @IsIn(invoiceKinds)
  kind!: InvoiceKind;
}

export class InvoiceMarkedPayload extends OfInvoicePayload {
  /** By the company, or by time. */
  @IsIn([...invoiceMarks, 'overdue'])
  mark!: InvoiceMark | 'overdue';

  /** For which it is scheduled, or on which it was paid. */
  @IsOptional()
  @IsString()
  @MaxLength(10)
  on?: string;
}

/** The subject is the invoice or credit note, `version` its own. */
export const invoiceIssued = defineEvent({
  name: 'jobs.invoice-issued.v1',
  payload: InvoiceIssuedPayload,
  heardBy: ['notifications'],
});

/** The subject is the invoice, `version` its own. */
export const invoiceMarked = defineEvent({
  name: 'jobs.invoice-marked.v1',
  payload: InvoiceMarkedPayload,
  heardBy: ['notifications'],
});
