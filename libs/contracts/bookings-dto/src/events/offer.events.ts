import { unitsOf } from '@crewcall/contracts-core';
import { defineEvent } from '@crewcall/contracts-core/dto';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { type OfferKind, offerKinds } from '@crewcall/contracts-bookings';

/** Facts that notices need; free text of either side never travels. */
export class OfferFacts {
  @IsIn(offerKinds)
  kind!: OfferKind;

  @IsUUID()
  job_id!: string;

  @IsString()
  @MaxLength(unitsOf(200))
  job_title!: string;

  @IsString()
  @MaxLength(unitsOf(200))
  role!: string;

  @IsUUID()
  recruiter_id!: string;

  @IsUUID()
  freelancer_id!: string;

  /** Days on which its calls begin, `YYYY-MM-DD`. */
  @IsArray()
  @ArrayMaxSize(400)
  @IsString({ each: true })
  days!: string[];

  @IsString()
  @MaxLength(unitsOf(200))
  location!: string;

  /** Asked without the company's name. */
  @IsOptional()
  @IsBoolean()
  is_unnamed?: boolean;

  /** Urgent, for a slot that fell free late. */
  @IsOptional()
  @IsBoolean()
  is_cover?: boolean;
}

class CoverFacts {
  /** From the town of the person asked. */
  @IsOptional()
  @IsNumber()
  @Min(0)
  @Max(15_000)
  miles?: number;

  /** '£400 a day' */
  @IsString()
  @MaxLength(80)
  rate!: string;

  /** The person lets urgent cover pass their quiet hours, or wake them at night. */
  @IsBoolean()
  passes_quiet_hours!: boolean;
}

export class OfferMadePayload extends OfferFacts {
  @IsOptional()
  @ValidateNested()
  @Type(() => CoverFacts)
  cover?: CoverFacts;

  @IsISO8601()
  first_call_at!: string;

  @IsISO8601()
  answer_by!: string;

  /** 'about £584 for the day' */
  @IsOptional()
  @IsString()
  @MaxLength(80)
  estimate?: string;

  /** Calls, pay, terms and terms of cancelling, each line as the page of the offer says it. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100)
  @IsString({ each: true })
  @MaxLength(200, { each: true })
  agreed?: string[];
}

export const offerAnswers = ['accepted', 'declined', 'free', 'not_free', 'maybe'] as const;

export class OfferAnsweredPayload extends OfferFacts {
  @IsIn(offerAnswers)
  outcome!: (typeof offerAnswers)[number];

  /** Of the list of reasons; free text stays where it was written. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  reason?: string;
}

export const offerEnds = [
  'withdrawn',
  'expired',
  'released',
  'lapsed',
  'filled',
  'not_free',
  'reserve',
  'covered',
] as const;

export class OfferEndedPayload extends OfferFacts {
  @IsIn(offerEnds)
  outcome!: (typeof offerEnds)[number];

  @IsIn(['company', 'crew', 'time', 'system'])
  by!: 'company' | 'crew' | 'time' | 'system';

  /** In the reserve list. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1000)
  rank?: number;
}

export class PencilMovedPayload extends OfferFacts {
  @IsInt()
  @Min(1)
  rank!: number;

  @IsInt()
  @Min(1)
  of!: number;
}

export class PencilChallengedPayload extends OfferFacts {
  @IsISO8601()
  decide_by!: string;
}

export class OfferRemindedPayload extends OfferFacts {
  @IsISO8601()
  ends_at!: string;

  /** Whom it waits for. */
  @IsIn(['company', 'crew'])
  waits_for!: 'company' | 'crew';
}

/** The subject of all is the offer, `version` its own. */
export const offerMade = defineEvent({
  name: 'jobs.offer-made.v1',
  payload: OfferMadePayload,
  heardBy: ['notifications'],
});
export const offerAnswered = defineEvent({
  name: 'jobs.offer-answered.v1',
  payload: OfferAnsweredPayload,
  heardBy: ['notifications'],
});
export const offerEnded = defineEvent({
  name: 'jobs.offer-ended.v1',
  payload: OfferEndedPayload,
  heardBy: ['notifications'],
});
export const offerReminded = defineEvent({
  name: 'jobs.offer-reminded.v1',
  payload: OfferRemindedPayload,
  heardBy: ['notifications'],
});
export const pencilMoved = defineEvent({
  name: 'jobs.pencil-moved.v1',
  payload: PencilMovedPayload,
  heardBy: ['notifications'],
});
export const pencilChallenged = defineEvent({
  name: 'jobs.pencil-challenged.v1',
  payload: PencilChallengedPayload,
  heardBy: ['notifications'],
});
