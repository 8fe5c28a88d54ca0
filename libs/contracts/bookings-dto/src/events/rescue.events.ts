import { rescueStates, type RescueState } from '@crewcall/contracts-bookings';
import { unitsOf } from '@crewcall/contracts-core';
import { defineEvent } from '@crewcall/contracts-core/dto';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsISO8601,
  IsNumber,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';

export const rescueChanges = [
  'started',
  'wave',
  'raised',
  'changed',
  'filled',
  'stopped',
  'exhausted',
  'posted',
  'over',
] as const;

export class RescueChangedPayload {
  @IsUUID()
  job_id!: string;

  /** The role whose slot is covered: its slots are alike. */
  @IsUUID()
  slot_id!: string;

  @IsString()
  @MaxLength(unitsOf(200))
  role!: string;

  @IsUUID()
  recruiter_id!: string;

  @IsISO8601()
  first_call_at!: string;

  @IsIn(rescueStates)
  state!: RescueState;

  @IsIn(rescueChanges)
  what!: (typeof rescueChanges)[number];

  @IsInt()
  @Min(0)
  @Max(1000)
  wave!: number;

  /** How many people so far. */
  @IsInt()
  @Min(0)
  @Max(1000)
  asked!: number;

  /** Who has it now. */
  @IsOptional()
  @IsUUID()
  freelancer_id?: string;

  @IsOptional()
  @IsNumber()
  @Min(0)
  @Max(15_000)
  miles?: number;

  /** '£320 is now £400 a day' */
  @IsOptional()
  @IsString()
  @MaxLength(120)
  raised?: string;

  /** Who is told of the better rate: those whose answer is open. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(50)
  @IsUUID('all', { each: true })
  person_ids?: string[];
}

/** The subject is the cover, `version` its own. */
export const rescueChanged = defineEvent({
  name: 'jobs.rescue-changed.v1',
  payload: RescueChangedPayload,
  heardBy: ['notifications'],
});
