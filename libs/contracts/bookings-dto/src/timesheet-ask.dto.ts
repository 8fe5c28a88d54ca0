import {
  type OpenTimesheetRequest,
  type TimesheetAsk,
  timesheetLimits,
  timesheetTexts,
} from '@crewcall/contracts-bookings';
import { isPlainText } from '@crewcall/contracts-core';
import { MaxCharacters, Satisfies, Trimmed } from '@crewcall/contracts-core/dto';
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString } from 'class-validator';

export class OpenTimesheetDto implements OpenTimesheetRequest {
  @ApiProperty({ maxLength: timesheetLimits.words })
  @Trimmed()
  @IsString({ message: timesheetTexts.openReason })
  @IsNotEmpty({ message: timesheetTexts.openReason })
  @MaxCharacters(timesheetLimits.words, { message: timesheetTexts.words })
  @Satisfies((value) => (isPlainText(String(value)) ? null : timesheetTexts.openReason))
  reason!: string;
}

export class TimesheetAskDto implements TimesheetAsk {
  @ApiProperty({ enum: ['crew', 'company'] }) by!: 'crew' | 'company';
  @ApiProperty({ format: 'date-time' }) at!: string;
  @ApiProperty({ type: String, nullable: true }) comment!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) commented_at!: string | null;
}
