import { unitsOf } from '@crewcall/contracts-core';
import { defineEvent } from '@crewcall/contracts-core/dto';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { ratingLimits } from '@crewcall/contracts-jobs';

export class RatingRequestedPayload {
  @IsUUID()
  application_id!: string;

  @IsString()
  @MaxLength(unitsOf(200))
  job_title!: string;

  @IsUUID()
  freelancer_id!: string;

  @IsUUID()
  recruiter_id!: string;
}

export class RatingReceivedPayload extends RatingRequestedPayload {
  @IsInt()
  @Min(ratingLimits.min)
  @Max(ratingLimits.max)
  rating!: number;

  @IsOptional()
  @IsString()
  @MaxLength(unitsOf(ratingLimits.comment))
  comment?: string | null;
}

export class RatingSummaryChangedPayload {
  @IsUUID()
  freelancer_id!: string;

  @IsNumber()
  @Min(0)
  @Max(ratingLimits.max)
  average!: number;

  @IsInt()
  @Min(0)
  count!: number;

  /** How many gave one star, two stars … five. */
  @IsArray()
  @ArrayMinSize(5)
  @ArrayMaxSize(5)
  @IsInt({ each: true })
  distribution!: number[];
}

export const ratingRequested = defineEvent({
  name: 'jobs.rating-requested.v1',
  payload: RatingRequestedPayload,
  heardBy: ['notifications'],
});

export const ratingReceived = defineEvent({
  name: 'jobs.rating-received.v1',
  payload: RatingReceivedPayload,
  heardBy: ['notifications'],
});

/** The subject is the freelancer; `version` grows with each change, so the highest wins. */
export const ratingSummaryChanged = defineEvent({
  name: 'jobs.rating-summary-changed.v1',
  payload: RatingSummaryChangedPayload,
  heardBy: ['identity'],
});
