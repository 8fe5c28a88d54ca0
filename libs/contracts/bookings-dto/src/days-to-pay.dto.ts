import {
  type DaysToPay,
  type DaysToPayFigure,
  daysToPayLimits,
  daysToPayTexts,
  type ReplyToDaysToPayRequest,
} from '@crewcall/contracts-bookings';
import { isPlainText } from '@crewcall/contracts-core';
import { MaxCharacters, Satisfies, TrimmedOrNull } from '@crewcall/contracts-core/dto';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, ValidateIf } from 'class-validator';

class DaysToPayFigureDto implements DaysToPayFigure {
  @ApiProperty() days!: number;
  @ApiProperty() invoices!: number;
}

export class DaysToPayDto implements DaysToPay {
  @ApiProperty({ type: DaysToPayFigureDto, nullable: true }) figure!: DaysToPayFigureDto | null;
  @ApiProperty({ type: String, nullable: true }) reply!: string | null;
}

export class ReplyToDaysToPayDto implements ReplyToDaysToPayRequest {
  @ApiProperty({ type: String, nullable: true, maxLength: daysToPayLimits.reply })
  @TrimmedOrNull()
  @ValidateIf((_input, value) => value !== null)
  @IsString({ message: daysToPayTexts.plainText })
  @MaxCharacters(daysToPayLimits.reply, { message: daysToPayTexts.reply })
  @Satisfies((value) => (typeof value === 'string' && !isPlainText(value) ? daysToPayTexts.plainText : null))
  reply!: string | null;
}
