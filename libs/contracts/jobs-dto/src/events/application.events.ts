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
  ValidateNested,
} from 'class-validator';
import { applicationStatuses, type ApplicationStatus } from '@crewcall/contracts-jobs';

export class ApplicationSubmittedPayload {
  @IsUUID()
  job_id!: string;

  @IsString()
  @MaxLength(unitsOf(200))
  job_title!: string;

  @IsUUID()
  recruiter_id!: string;

  @IsUUID()
  freelancer_id!: string;

  /** The company asked this person: it needs no notice of it. */
  @IsOptional()
  @IsBoolean()
  invited?: boolean;
}

/** Who is on the two sides of an application. */
export class ApplicationPartiesPayload {
  @IsUUID()
  recruiter_id!: string;

  @IsUUID()
  freelancer_id!: string;

  /** By themselves: the company did not ask. */
  @IsOptional()
  @IsBoolean()
  applied?: boolean;
}

class BookedCall {
  @IsUUID()
  id!: string;

  @IsISO8601()
  from!: string;

  @IsISO8601()
  to!: string;

  /** Where it is, when that is not the job's place. */
  @IsOptional()
  @IsString()
  @MaxLength(unitsOf(200))
  place?: string;
}

/** The booking that a hire made or a cancelling ended, with its own version. */
export class BookedByHire {
  @IsUUID()
  booking_id!: string;

  @IsInt()
  version!: number;

  @IsString()
  @MaxLength(unitsOf(200))
  role!: string;

  @IsString()
  @MaxLength(unitsOf(200))
  company!: string;

  @IsString()
  @MaxLength(unitsOf(200))
  location!: string;

  @IsArray()
  @ArrayMaxSize(400)
  @ValidateNested({ each: true })
  @Type(() => BookedCall)
  calls!: BookedCall[];
}

export class ApplicationStatusChangedPayload extends ApplicationSubmittedPayload {
  @IsIn(applicationStatuses)
  from!: ApplicationStatus;

  @IsIn(applicationStatuses)
  to!: ApplicationStatus;

  /** The company wrote something with it, which the applicant reads with the application. */
  @IsOptional()
  @IsBoolean()
  has_message?: boolean;

  /** Through an offer or its end, of which people are told in words of its own. */
  @IsOptional()
  @IsBoolean()
  by_offer?: boolean;

  @IsOptional()
  @ValidateNested()
  @Type(() => BookedByHire)
  booked?: BookedByHire;
}

/** The subject of both is the application, `version` its own. */
export const applicationSubmitted = defineEvent({
  name: 'jobs.application-submitted.v1',
  payload: ApplicationSubmittedPayload,
  heardBy: ['identity', 'messaging', 'notifications', 'admin'],
});

export const applicationStatusChanged = defineEvent({
  name: 'jobs.application-status-changed.v1',
  payload: ApplicationStatusChangedPayload,
  heardBy: ['identity', 'notifications', 'admin'],
});

/** For services that began to keep the parties after an application was made; no one is notified of it. */
export const applicationPartiesPublished = defineEvent({
  name: 'jobs.application-parties-published.v1',
  payload: ApplicationPartiesPayload,
  heardBy: ['identity', 'messaging'],
});
