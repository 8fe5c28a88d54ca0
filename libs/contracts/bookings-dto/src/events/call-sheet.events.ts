import { type SheetField, sheetFields, type StillOnAnswer, stillOnAnswers } from '@crewcall/contracts-bookings';
import { unitsOf } from '@crewcall/contracts-core';
import { defineEvent } from '@crewcall/contracts-core/dto';
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
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

class SheetPerson {
  @IsUUID()
  id!: string;

  @IsUUID()
  booking_id!: string;

  @IsInt()
  booking_version!: number;

  @IsString()
  @MaxLength(unitsOf(200))
  role!: string;

  /** The time that the booking takes of this person. */
  @IsISO8601()
  from!: string;

  @IsISO8601()
  to!: string;
}

class ChangedSheetField {
  @IsIn(sheetFields)
  field!: SheetField;

  /** Of dates and times alone. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  before?: string;

  @IsOptional()
  @IsString()
  @MaxLength(100)
  after?: string;
}

class SheetFacts {
  @IsUUID()
  job_id!: string;

  @IsUUID()
  recruiter_id!: string;

  @IsInt()
  @Min(1)
  version!: number;

  /** `YYYY-MM-DD` */
  @IsString()
  @MaxLength(10)
  day!: string;
}

export class CallSheetPublishedPayload extends SheetFacts {
  /** A new version to all, the current one to a person booked later, or once more to those who did not acknowledge. */
  @IsIn(['published', 'booked', 'remind'])
  what!: 'published' | 'booked' | 'remind';

  @IsBoolean()
  important!: boolean;

  @IsArray()
  @ArrayMaxSize(sheetFields.length)
  @ValidateNested({ each: true })
  @Type(() => ChangedSheetField)
  changed!: ChangedSheetField[];

  @IsString()
  @MaxLength(unitsOf(200))
  job_title!: string;

  @IsString()
  @MaxLength(unitsOf(200))
  company!: string;

  @IsString()
  @MaxLength(unitsOf(200))
  place!: string;

  /** `HH:MM`; left out while it is to follow. */
  @IsOptional()
  @IsString()
  @MaxLength(5)
  call_time?: string;

  /** '23:30', or with its day when that is another. */
  @IsOptional()
  @IsString()
  @MaxLength(30)
  end?: string;

  /** In batches. */
  @IsArray()
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => SheetPerson)
  people!: SheetPerson[];
}

export class CallSheetAcknowledgedPayload extends SheetFacts {
  @IsUUID()
  person_id!: string;

  @IsIn(['read', 'acknowledged'])
  what!: 'read' | 'acknowledged';

  /** All on the call have acknowledged by this. */
  @IsBoolean()
  is_last!: boolean;
}

class RemindedPerson {
  @IsUUID()
  id!: string;

  @IsUUID()
  booking_id!: string;
}

export class CallRemindedPayload {
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

  /** `HH:MM`; left out while it is to follow. */
  @IsOptional()
  @IsString()
  @MaxLength(5)
  call_time?: string;

  @IsString()
  @MaxLength(unitsOf(200))
  place!: string;

  /** A sheet that is not published is told to the company, everything else to the people, in batches. */
  @IsIn(['tomorrow', 'soon', 'still_on', 'not_published'])
  what!: 'tomorrow' | 'soon' | 'still_on' | 'not_published';

  @IsArray()
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => RemindedPerson)
  people!: RemindedPerson[];
}

export class StillOnAnsweredPayload {
  @IsUUID()
  job_id!: string;

  @IsUUID()
  recruiter_id!: string;

  @IsUUID()
  person_id!: string;

  @IsString()
  @MaxLength(unitsOf(200))
  role!: string;

  /** `YYYY-MM-DD` */
  @IsString()
  @MaxLength(10)
  day!: string;

  @IsIn(stillOnAnswers)
  answer!: StillOnAnswer;
}

/** The subject of all is the call. */
export const callSheetPublished = defineEvent({
  name: 'jobs.call-sheet-published.v1',
  payload: CallSheetPublishedPayload,
  heardBy: ['notifications'],
});
export const callSheetAcknowledged = defineEvent({
  name: 'jobs.call-sheet-acknowledged.v1',
  payload: CallSheetAcknowledgedPayload,
  heardBy: ['notifications'],
});
export const callReminded = defineEvent({
  name: 'jobs.call-reminded.v1',
  payload: CallRemindedPayload,
  heardBy: ['notifications'],
});
export const stillOnAnswered = defineEvent({
  name: 'jobs.still-on-answered.v1',
  payload: StillOnAnsweredPayload,
  heardBy: ['notifications'],
});
