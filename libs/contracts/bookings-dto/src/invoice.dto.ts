import {
  type Invoice,
  type InvoiceBank,
  type InvoiceKind,
  invoiceKinds,
  invoiceLimits,
  type InvoiceLine,
  type InvoiceListQuery,
  type InvoiceMark,
  invoiceMarks,
  type InvoiceState,
  invoiceStates,
  type InvoiceSummary,
  invoiceTexts,
  isInvoicePrefix,
  type IssueInvoiceRequest,
  type MakeInvoiceRequest,
  type MarkInvoiceRequest,
  type OfferSide,
  type ReadyToInvoice,
  type SaveInvoiceRequest,
  type VatOfRate,
  type VatRate,
  vatNumberOf,
  vatRates,
} from '@crewcall/contracts-bookings';
import { isPlainLine, isPlainText } from '@crewcall/contracts-core';
import { MaxCharacters, PageQueryDto, Satisfies, Trimmed } from '@crewcall/contracts-core/dto';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { OptionalLine } from './fields.js';

const PLAIN = 'Please use plain text.';
const text = { type: String, nullable: true } as const;
const day = { type: String, format: 'date', nullable: true } as const;
const amount = { type: Number, nullable: true } as const;
const other = { type: String, format: 'uuid', nullable: true } as const;

/** What may be left blank until the draft is issued. */
const words = (max: number, isPlain: (value: string) => boolean): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, maxLength: max }),
    Trimmed(),
    IsString({ message: PLAIN }),
    MaxCharacters(max, { message: invoiceTexts.tooLong }),
    Satisfies((value) => (typeof value === 'string' && !isPlain(value) ? PLAIN : null)),
  );

export class InvoiceLineDto implements InvoiceLine {
  @ApiProperty(other) timesheet_id!: string | null;
  @ApiProperty(other) expense_id!: string | null;
  @ApiProperty({ format: 'date' }) day!: string;
  @ApiProperty() what!: string;
  @ApiProperty(text) words!: string | null;
  @ApiProperty() pence!: number;
  @ApiProperty({ enum: vatRates, nullable: true }) vat!: VatRate | null;
  @ApiProperty({ required: false }) vat_in_pence?: number;
}

class VatOfRateDto implements VatOfRate {
  @ApiProperty({ enum: vatRates }) rate!: VatRate;
  @ApiProperty() net_pence!: number;
  @ApiProperty() vat_pence!: number;
  @ApiProperty() gross_pence!: number;
}

class InvoiceBankDto implements InvoiceBank {
  @ApiProperty() account_name!: string;
  @ApiProperty() sort_code!: string;
  @ApiProperty() account!: string;
}

export class InvoiceSummaryDto implements InvoiceSummary {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: invoiceKinds }) kind!: InvoiceKind;
  @ApiProperty({ enum: invoiceStates }) state!: InvoiceState;
  @ApiProperty(text) number!: string | null;
  @ApiProperty({ format: 'uuid' }) freelancer_id!: string;
  @ApiProperty({ format: 'uuid' }) recruiter_id!: string;
  @ApiProperty() seller_name!: string;
  @ApiProperty() buyer_name!: string;
  @ApiProperty() gross_pence!: number;
  @ApiProperty(day) issued_on!: string | null;
  @ApiProperty(day) due_on!: string | null;
  @ApiProperty(day) received_on!: string | null;
  @ApiProperty(day) scheduled_for!: string | null;
  @ApiProperty(day) paid_on!: string | null;
  @ApiProperty() is_overdue!: boolean;
}

export class InvoiceDto extends InvoiceSummaryDto implements Invoice {
  @ApiProperty() prefix!: string;
  @ApiProperty() seller_address!: string;
  @ApiProperty() buyer_address!: string;
  @ApiProperty(text) po_number!: string | null;
  @ApiProperty() terms_days!: number;
  @ApiProperty(text) vat_number!: string | null;
  @ApiProperty({ type: [InvoiceLineDto] }) lines!: InvoiceLineDto[];
  @ApiProperty({ format: 'date' }) worked_from!: string;
  @ApiProperty({ format: 'date' }) worked_to!: string;
  @ApiProperty() net_pence!: number;
  @ApiProperty(amount) vat_pence!: number | null;
  @ApiProperty({ type: [VatOfRateDto], nullable: true }) vat!: VatOfRateDto[] | null;
  @ApiProperty({ type: InvoiceBankDto, nullable: true }) bank!: InvoiceBankDto | null;
  @ApiProperty(day) bank_changed_on!: string | null;
  @ApiProperty(other) credits_id!: string | null;
  @ApiProperty(text) credits_number!: string | null;
  @ApiProperty(other) credited_by_id!: string | null;
  @ApiProperty(text) credited_by_number!: string | null;
  @ApiProperty() version!: number;
}

export class ReadyToInvoiceDto implements ReadyToInvoice {
  @ApiProperty({ format: 'uuid' }) booking_id!: string;
  @ApiProperty({ format: 'uuid' }) recruiter_id!: string;
  @ApiProperty() company!: string;
  @ApiProperty() job_title!: string;
  @ApiProperty() role_name!: string;
  @ApiProperty({ format: 'date' }) from!: string;
  @ApiProperty({ format: 'date' }) to!: string;
  @ApiProperty() hours_pence!: number;
  @ApiProperty() expenses_pence!: number;
}

export class MakeInvoiceDto implements MakeInvoiceRequest {
  @ApiProperty({ type: [String], format: 'uuid', minItems: 1, maxItems: invoiceLimits.bookings })
  @IsArray({ message: invoiceTexts.bookings })
  @ArrayMinSize(1, { message: invoiceTexts.bookings })
  @ArrayMaxSize(invoiceLimits.bookings, { message: invoiceTexts.bookings })
  @IsUUID(undefined, { each: true, message: invoiceTexts.bookings })
  booking_ids!: string[];
}

export class IssueInvoiceDto implements IssueInvoiceRequest {
  @ApiProperty()
  @IsInt()
  version!: number;
}

export class SaveInvoiceDto extends IssueInvoiceDto implements SaveInvoiceRequest {
  @ApiProperty({ type: String, maxLength: invoiceLimits.prefix })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim().toUpperCase() : value))
  @Satisfies((value) => (typeof value === 'string' && isInvoicePrefix(value) ? null : invoiceTexts.prefix))
  prefix!: string;

  @words(invoiceLimits.name, isPlainLine)
  seller_name!: string;

  @words(invoiceLimits.address, isPlainText)
  seller_address!: string;

  @words(invoiceLimits.name, isPlainLine)
  buyer_name!: string;

  @words(invoiceLimits.address, isPlainText)
  buyer_address!: string;

  @OptionalLine(invoiceLimits.po, invoiceTexts.tooLong)
  po_number: string | null = null;

  @ApiProperty({ minimum: 0, maximum: invoiceLimits.termsDays })
  @IsInt({ message: invoiceTexts.terms })
  @Min(0, { message: invoiceTexts.terms })
  @Max(invoiceLimits.termsDays, { message: invoiceTexts.terms })
  terms_days!: number;

  /** Kept without spaces. */
  @ApiPropertyOptional(text)
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.length <= 40 ? (vatNumberOf(value) ?? value) : value,
  )
  @IsOptional()
  @Satisfies((value) => (typeof value === 'string' && vatNumberOf(value) === value ? null : invoiceTexts.vatNumber))
  vat_number: string | null = null;

  @ApiProperty({ enum: vatRates, isArray: true, maxItems: invoiceLimits.lines })
  @IsArray({ message: invoiceTexts.rates })
  @ArrayMaxSize(invoiceLimits.lines, { message: invoiceTexts.rates })
  @IsIn(vatRates, { each: true, message: invoiceTexts.rates })
  rates!: VatRate[];
}

export class MarkInvoiceDto implements MarkInvoiceRequest {
  @ApiProperty({ enum: invoiceMarks })
  @IsIn(invoiceMarks)
  mark!: InvoiceMark;

  @ApiPropertyOptional(day)
  @IsOptional()
  @IsString()
  @MaxLength(10)
  on?: string | null;
}

export class InvoiceListQueryDto extends PageQueryDto implements InvoiceListQuery {
  @ApiProperty({ enum: ['freelancer', 'recruiter'] })
  @IsIn(['freelancer', 'recruiter'])
  side!: OfferSide;

  @ApiPropertyOptional({ description: 'One or several, with commas.' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  state?: string;
}
