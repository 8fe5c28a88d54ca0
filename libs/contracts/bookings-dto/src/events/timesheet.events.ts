import {
  type DisputeReason,
  type Mover,
  timesheetLimits,
  type TimesheetLine,
  type TimesheetState,
  timesheetStates,
} from '@crewcall/contracts-bookings';
import { unitsOf } from '@crewcall/contracts-core';
import { defineEvent, ReportedPayload } from '@crewcall/contracts-core/dto';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

/** Of a list that a later version may add to. */
const CODE = /^[a-z_]{1,40}$/;
const MOST_LINES = 20;

/** What a company questions and why; its words stand on the sheet alone. Who hears of it may not know either yet. */
class QuestionedLine {
  @Matches(CODE)
  line!: TimesheetLine;

  @Matches(CODE)
  reason!: DisputeReason;
}

export class TimesheetMovedPayload {
  @IsUUID()
  booking_id!: string;

  @IsUUID()
  call_id!: string;

  @IsUUID()
  job_id!: string;

  @IsString()
  @MaxLength(unitsOf(200))
  job_title!: string;

  @IsString()
  @MaxLength(unitsOf(200))
  role!: string;

  @IsString()
  @MaxLength(unitsOf(200))
  company!: string;

  @IsUUID()
  recruiter_id!: string;

  @IsUUID()
  freelancer_id!: string;

  /** The day of the call, `YYYY-MM-DD`. */
  @IsString()
  @MaxLength(10)
  day!: string;

  /** Left out of a new sheet; the same as `to` in a reminder. */
  @IsOptional()
  @IsIn(timesheetStates)
  from?: TimesheetState;

  @IsIn(timesheetStates)
  to!: TimesheetState;

  @IsIn(['company', 'crew', 'time', 'system'])
  by!: Mover;

  /** Of agreed hours; left out where no amount was agreed. */
  @IsOptional()
  @IsInt()
  @Min(0)
  total_pence?: number;

  /** Submitted sheets of the call that wait for the company, this one among them. */
  @IsOptional()
  @IsInt()
  @Min(1)
  waiting?: number;

  /** When a submitted one counts as approved. */
  @IsOptional()
  @IsISO8601()
  counts_at?: string;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_LINES)
  @ValidateNested({ each: true })
  @Type(() => QuestionedLine)
  lines?: QuestionedLine[];

  /** Whether it is the fee of a cancelled call, not hours of one. */
  @IsOptional()
  @IsBoolean()
  is_fee?: boolean;
}

/** The subject is the timesheet, `version` its own. */
export const timesheetMoved = defineEvent({
  name: 'jobs.timesheet-moved.v1',
  payload: TimesheetMovedPayload,
  heardBy: ['notifications'],
});

/** After three rounds a side asked an administrator; the subject is the timesheet. They comment on it. */
export const timesheetAsked = defineEvent({
  name: 'jobs.timesheet-asked.v1',
  payload: ReportedPayload,
  heardBy: ['admin'],
});

export class TimesheetOpenedPayload {
  /** Why, in the words of the administrator, who is the actor. */
  @IsString()
  @MaxLength(unitsOf(timesheetLimits.words))
  reason!: string;

  @IsOptional()
  @IsString()
  @MaxLength(64)
  address?: string | null;
}

/** An administrator who was asked opened the hours of two others; the subject is the timesheet. */
export const timesheetOpened = defineEvent({
  name: 'jobs.timesheet-opened.v1',
  payload: TimesheetOpenedPayload,
  heardBy: ['admin'],
});

export class TimesheetCommentedPayload {
  @IsUUID()
  booking_id!: string;

  @IsUUID()
  job_id!: string;

  @IsString()
  @MaxLength(unitsOf(200))
  role!: string;

  @IsUUID()
  recruiter_id!: string;

  @IsUUID()
  freelancer_id!: string;

  @IsString()
  @MaxLength(unitsOf(200))
  job_title!: string;

  /** The day of the call, `YYYY-MM-DD`. */
  @IsString()
  @MaxLength(10)
  day!: string;

  /** Whether it is the fee of a cancelled call, not hours of one. */
  @IsOptional()
  @IsBoolean()
  is_fee?: boolean;
}

/** An administrator commented on hours; the subject is the timesheet, on which alone the comment stands. */
export const timesheetCommented = defineEvent({
  name: 'jobs.timesheet-commented.v1',
  payload: TimesheetCommentedPayload,
  heardBy: ['notifications'],
});
