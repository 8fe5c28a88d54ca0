import { attendanceWords, type NoShowOutcome, noShowOutcomes } from '@crewcall/contracts-bookings';
import { unitsOf } from '@crewcall/contracts-core';
import { defineEvent } from '@crewcall/contracts-core/dto';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

const toldWords = [...attendanceWords, 'not_arrived', 'late', 'no_show', 'objected', 'withdrawn', 'settled'] as const;
type ToldWord = (typeof toldWords)[number];

class AttendingPerson {
  @IsUUID()
  id!: string;

  @IsUUID()
  booking_id!: string;

  @IsString()
  @MaxLength(unitsOf(200))
  role!: string;
}

/** Never a place: who may read one asks for it. */
export class AttendanceToldPayload {
  @IsUUID()
  job_id!: string;

  @IsUUID()
  recruiter_id!: string;

  @IsString()
  @MaxLength(unitsOf(200))
  job_title!: string;

  /** `YYYY-MM-DD` */
  @IsString()
  @MaxLength(10)
  day!: string;

  /** Ten minutes past the call time those without an arrival have not arrived, in batches. */
  @IsIn(toldWords)
  what!: ToldWord;

  /** Of who comes late: after the call time. */
  @IsOptional()
  @IsInt()
  @Min(1)
  late_minutes?: number;

  /** Of a claim that the person did not come: who says so. */
  @IsOptional()
  @IsString()
  @MaxLength(unitsOf(200))
  company?: string;

  /** What an administrator found, where the two sides differed. */
  @IsOptional()
  @IsIn(noShowOutcomes)
  outcome?: NoShowOutcome;

  @IsISO8601()
  at!: string;

  @IsArray()
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => AttendingPerson)
  people!: AttendingPerson[];
}

/** The subject is the call. */
export const attendanceTold = defineEvent({
  name: 'jobs.attendance-told.v1',
  payload: AttendanceToldPayload,
  heardBy: ['notifications'],
});
