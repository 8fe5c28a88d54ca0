import { unitsOf } from '@crewcall/contracts-core';
import { defineEvent } from '@crewcall/contracts-core/dto';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';

export class CallChangedPayload {
  @IsUUID()
  job_id!: string;

  @IsUUID()
  recruiter_id!: string;

  @IsString()
  @MaxLength(unitsOf(200))
  job_title!: string;

  @IsIn(['saved', 'removed', 'time_missing'])
  what!: 'saved' | 'removed' | 'time_missing';

  /** `YYYY-MM-DD` */
  @IsString()
  @MaxLength(10)
  day!: string;

  @IsArray()
  @IsString({ each: true })
  changed!: string[];

  @IsBoolean()
  important!: boolean;

  /** Of those who had said yes: it counts no more. */
  @IsOptional()
  @IsBoolean()
  asks_again?: boolean;

  /** Who was asked or is booked, in batches. */
  @IsArray()
  @ArrayMaxSize(500)
  @IsUUID(undefined, { each: true })
  person_ids!: string[];
}

/** The subject is the call. */
export const callChanged = defineEvent({
  name: 'jobs.call-changed.v1',
  payload: CallChangedPayload,
  heardBy: ['notifications'],
});
