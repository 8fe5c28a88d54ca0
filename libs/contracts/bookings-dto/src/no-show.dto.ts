import {
  type NoShow,
  noShowLimits,
  type NoShowOutcome,
  noShowOutcomes,
  type NoShowRequest,
  noShowTexts,
  type ObjectRequest,
} from '@crewcall/contracts-bookings';
import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { OptionalText } from './fields.js';

const text = { type: String, nullable: true } as const;
const time = { type: String, format: 'date-time', nullable: true } as const;

export class NoShowDto implements NoShow {
  @ApiProperty({ format: 'uuid' }) call_id!: string;
  @ApiProperty({ format: 'date' }) day!: string;
  @ApiProperty(text) note!: string | null;
  @ApiProperty({ format: 'date-time' }) claimed_at!: string;
  @ApiProperty({ format: 'date-time' }) object_until!: string;
  @ApiProperty(time) objected_at!: string | null;
  @ApiProperty(text) objection!: string | null;
  @ApiProperty(time) withdrawn_at!: string | null;
  @ApiProperty(time) settled_at!: string | null;
  @ApiProperty({ enum: noShowOutcomes, nullable: true }) outcome!: NoShowOutcome | null;
  @ApiProperty(text) reason!: string | null;
}

export class NoShowRequestDto implements NoShowRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  call_id!: string;

  @OptionalText(noShowLimits.words, noShowTexts.words)
  note?: string | null;
}

export class ObjectDto implements ObjectRequest {
  @OptionalText(noShowLimits.words, noShowTexts.words)
  words?: string | null;
}
