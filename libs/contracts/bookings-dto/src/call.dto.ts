import { Satisfies, Trimmed } from '@crewcall/contracts-core/dto';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsLatitude, IsLongitude, IsOptional } from 'class-validator';
import {
  type Call,
  type SaveCallRequest,
  callFieldProblems,
  callLimits,
  callTexts,
  type ClockChange,
} from '@crewcall/contracts-bookings';
import { OptionalLine } from './fields.js';

export class CallDto implements Call {
  @ApiProperty() id!: string;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) job_id!: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Get-in' }) name!: string | null;
  @ApiProperty({ type: String, nullable: true }) place!: string | null;
  @ApiProperty({ format: 'date' }) starts_on!: string;
  @ApiProperty({ type: String, nullable: true, example: '22:00' }) starts_at!: string | null;
  @ApiProperty() starts_again!: boolean;
  @ApiProperty({ format: 'date' }) ends_on!: string;
  @ApiProperty({ type: String, nullable: true, example: '04:00' }) ends_at!: string | null;
  @ApiProperty() ends_again!: boolean;
  @ApiProperty({ format: 'date-time' }) from!: string;
  @ApiProperty({ format: 'date-time' }) to!: string;
  @ApiProperty({ type: String, nullable: true, enum: ['forward', 'back'] }) clocks!: ClockChange | null;
  @ApiProperty() is_time_to_follow!: boolean;
}

/** When a call is and what it is called. Whether its times exist is judged by the use case, with a code of its own. */
export class SaveCallDto implements SaveCallRequest {
  @OptionalLine(callLimits.name, callTexts.name)
  name?: string | null;

  @OptionalLine(callLimits.place, callTexts.place)
  place?: string | null;

  @ApiPropertyOptional({ type: Number, nullable: true })
  @IsOptional()
  @IsLatitude()
  lat?: number | null;

  @ApiPropertyOptional({ type: Number, nullable: true })
  @IsOptional()
  @IsLongitude()
  lon?: number | null;

  @ApiProperty({ type: String, format: 'date' })
  @Satisfies(callFieldProblems.starts_on)
  starts_on!: string;

  @ApiPropertyOptional({ type: String, nullable: true, example: '22:00' })
  @Satisfies(callFieldProblems.starts_at)
  starts_at?: string | null;

  @ApiPropertyOptional({ type: Boolean, description: 'The second of two equal times when the clocks go back.' })
  @IsOptional()
  @IsBoolean()
  starts_again?: boolean;

  @ApiPropertyOptional({ type: String, format: 'date' })
  @Satisfies(callFieldProblems.ends_on)
  ends_on?: string;

  @ApiPropertyOptional({ type: String, nullable: true, example: '04:00' })
  @Satisfies(callFieldProblems.ends_at)
  ends_at?: string | null;

  @ApiPropertyOptional({ type: Boolean })
  @IsOptional()
  @IsBoolean()
  ends_again?: boolean;

  @Trimmed()
  @OptionalLine(callLimits.reason, callTexts.reason)
  reason?: string;
}

export class RemoveCallQueryDto {
  @OptionalLine(callLimits.reason, callTexts.reason)
  reason?: string;
}
