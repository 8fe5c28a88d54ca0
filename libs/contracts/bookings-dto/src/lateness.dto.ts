import {
  type Late,
  lateLimits,
  type LateMinutes,
  lateMinutes,
  latenessErrors,
  lateTexts,
  type RunningLateRequest,
} from '@crewcall/contracts-bookings';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID, Matches } from 'class-validator';
import { OptionalText } from './fields.js';

export class LateDto implements Late {
  @ApiProperty({ format: 'uuid' }) call_id!: string;
  @ApiProperty() minutes!: number;
  @ApiProperty({ format: 'date-time' }) expected_at!: string;
  @ApiProperty({ type: String, nullable: true }) note!: string | null;
  @ApiProperty({ format: 'date-time' }) told_at!: string;
}

const { message } = latenessErrors.lateTime;

/** That there is one of the two is judged by the use case. */
export class RunningLateDto implements RunningLateRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  call_id!: string;

  @ApiPropertyOptional({ enum: lateMinutes })
  @IsOptional()
  @IsIn(lateMinutes, { message })
  minutes?: LateMinutes;

  @ApiPropertyOptional({ example: '08:40' })
  @IsOptional()
  @Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message })
  time?: string;

  @OptionalText(lateLimits.note, lateTexts.note)
  note?: string | null;
}
