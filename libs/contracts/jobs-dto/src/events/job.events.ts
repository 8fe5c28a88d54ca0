import { unitsOf } from '@crewcall/contracts-core';
import { defineEvent } from '@crewcall/contracts-core/dto';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, IsString, IsUUID, MaxLength, Min } from 'class-validator';
import {
  jobTypes,
  type JobType,
  jobClosedReasons,
  type JobClosedReason,
  jobStatuses,
  type JobStatus,
} from '@crewcall/contracts-jobs';

/** Most people that one event names; more travel in further events of the same change. */
export const EVENT_BATCH_SIZE = 500;

export class JobPostedPayload {
  @IsUUID()
  recruiter_id!: string;

  @IsString()
  @MaxLength(unitsOf(200))
  title!: string;

  @IsString()
  @MaxLength(unitsOf(200))
  company!: string;

  @IsString()
  @MaxLength(unitsOf(200))
  location!: string;

  @IsIn(jobTypes)
  type!: JobType;

  @IsIn(jobStatuses)
  status!: JobStatus;
}

export class JobChangedPayload extends JobPostedPayload {
  /** Names of the fields that are different now. */
  @IsArray()
  @IsString({ each: true })
  changed!: string[];

  /** Whose application is still open. */
  @IsArray()
  @ArrayMaxSize(EVENT_BATCH_SIZE)
  @IsUUID(undefined, { each: true })
  applicant_ids!: string[];

  /** 0, 1, 2 …: the service that counts changes and not people looks at batch 0 alone. */
  @IsInt()
  @Min(0)
  batch!: number;
}

export class JobClosedPayload {
  @IsUUID()
  recruiter_id!: string;

  @IsString()
  @MaxLength(unitsOf(200))
  title!: string;

  @IsOptional()
  @IsString()
  @MaxLength(unitsOf(200))
  location?: string;

  @IsIn(jobClosedReasons)
  reason!: JobClosedReason;

  /** Whose application was still open when it closed. */
  @IsArray()
  @ArrayMaxSize(EVENT_BATCH_SIZE)
  @IsUUID(undefined, { each: true })
  applicant_ids!: string[];

  /** 0, 1, 2 …: the service that counts closed jobs and not people looks at batch 0 alone. */
  @IsInt()
  @Min(0)
  batch!: number;
}

/** The subject of all three is the job, `version` the job's own. */
export const jobPosted = defineEvent({
  name: 'jobs.job-posted.v1',
  payload: JobPostedPayload,
  heardBy: ['admin'],
});

/** Edited, paused or resumed. */
export const jobChanged = defineEvent({
  name: 'jobs.job-changed.v1',
  payload: JobChangedPayload,
  heardBy: ['notifications', 'admin'],
});

export const jobClosed = defineEvent({
  name: 'jobs.job-closed.v1',
  payload: JobClosedPayload,
  heardBy: ['notifications', 'admin'],
});
