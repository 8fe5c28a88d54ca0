import {
  type AddExpenseRequest,
  type ApproveExpenseRequest,
  type DisputeExpenseRequest,
  type Expense,
  type ExpenseKind,
  expenseKinds,
  expenseLimits,
  type ExpenseState,
  expenseStates,
  expenseTexts,
  isDay,
  type Receipt,
  type ReceiptUpload,
  type SaveExpenseRequest,
  type SheetFileState,
  sheetFileStates,
  type UploadedReceipt,
} from '@crewcall/contracts-bookings';
import { MaxCharacters, Satisfies, UploadFormDto } from '@crewcall/contracts-core/dto';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsIn, IsInt, IsNotEmpty, IsOptional, IsString, IsUUID, ValidateNested } from 'class-validator';
import { OptionalText } from './fields.js';
import { FileName } from './file-name.js';

const amount = { type: Number, nullable: true } as const;
const text = { type: String, nullable: true } as const;

export class ReceiptDto implements Receipt {
  @ApiProperty() name!: string;
  @ApiProperty() size!: number;
  @ApiProperty() type!: string;
  @ApiProperty({ enum: sheetFileStates }) state!: SheetFileState;
}

export class ExpenseDto implements Expense {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ format: 'uuid' }) booking_id!: string;
  @ApiProperty({ format: 'date' }) day!: string;
  @ApiProperty({ enum: expenseKinds }) kind!: ExpenseKind;
  @ApiProperty() amount_pence!: number;
  @ApiProperty(amount) tenth_miles!: number | null;
  @ApiProperty(amount) mile_pence!: number | null;
  @ApiProperty() vat_pence!: number;
  @ApiProperty(text) note!: string | null;
  @ApiProperty({ type: ReceiptDto, nullable: true }) receipt!: ReceiptDto | null;
  @ApiProperty({ enum: expenseStates }) state!: ExpenseState;
  @ApiProperty(text) reason!: string | null;
  @ApiProperty({ ...text, format: 'date-time' }) approved_at!: string | null;
  @ApiProperty() version!: number;
}

export class ReceiptUploadDto implements ReceiptUpload {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() upload_form!: UploadFormDto;
}

class UploadedReceiptDto implements UploadedReceipt {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: expenseTexts.receipt })
  id!: string;

  @FileName()
  file_name!: string;
}

export class SaveExpenseDto implements SaveExpenseRequest {
  @ApiProperty({ format: 'date' })
  @Satisfies((value) => (isDay(value) ? null : expenseTexts.day))
  day!: string;

  @ApiProperty({ enum: expenseKinds })
  @IsIn(expenseKinds, { message: expenseTexts.kind })
  kind!: ExpenseKind;

  @ApiPropertyOptional({ ...amount, minimum: 1, maximum: expenseLimits.pence })
  @IsOptional()
  @IsInt({ message: expenseTexts.amount })
  amount_pence?: number | null;

  @ApiPropertyOptional({ ...amount, minimum: 1, maximum: expenseLimits.tenthMiles })
  @IsOptional()
  @IsInt({ message: expenseTexts.miles })
  tenth_miles?: number | null;

  @ApiPropertyOptional({ ...amount, description: 'Where the terms have no rate.' })
  @IsOptional()
  @IsInt({ message: expenseTexts.rate })
  mile_pence?: number | null;

  @ApiPropertyOptional({ type: Number, minimum: 0 })
  @IsOptional()
  @IsInt({ message: expenseTexts.vat })
  vat_pence?: number;

  @OptionalText(expenseLimits.words, expenseTexts.note)
  note?: string | null;

  @ApiPropertyOptional({ type: UploadedReceiptDto, nullable: true })
  @IsOptional()
  @ValidateNested()
  @Type(() => UploadedReceiptDto)
  receipt?: UploadedReceiptDto | null;
}

export class AddExpenseDto extends SaveExpenseDto implements AddExpenseRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  booking_id!: string;
}

export class ApproveExpenseDto implements ApproveExpenseRequest {
  @ApiProperty()
  @IsInt()
  version!: number;
}

export class DisputeExpenseDto extends ApproveExpenseDto implements DisputeExpenseRequest {
  @ApiProperty({ maxLength: expenseLimits.words })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString({ message: expenseTexts.reason })
  @IsNotEmpty({ message: expenseTexts.reason })
  @MaxCharacters(expenseLimits.words, { message: expenseTexts.note })
  reason!: string;
}
