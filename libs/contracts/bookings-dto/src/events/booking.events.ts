import { type CancellationKind, cancellationKinds } from '@crewcall/contracts-bookings';
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
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

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

export class BookingFacts {
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
}

export class BookingConfirmedPayload extends BookingFacts {
  @IsUUID()
  offer_id!: string;

  @IsOptional()
  @IsUUID()
  application_id?: string;

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

  /** Whether the crew member pressed the button; the other side is told. */
  @IsIn(['company', 'crew', 'system'])
  by!: 'company' | 'crew' | 'system';

  /** Made by accepting an application, whose event tells the person. */
  @IsOptional()
  @IsBoolean()
  is_hire?: boolean;
}

export class BookingCancelledPayload extends BookingFacts {
  @IsArray()
  @ArrayMaxSize(400)
  @ValidateNested({ each: true })
  @Type(() => BookedCall)
  calls!: BookedCall[];

  @IsIn(['company', 'crew', 'system'])
  by!: 'company' | 'crew' | 'system';

  /** Hours between this and the first call; below zero once it has begun. */
  @IsOptional()
  @IsInt()
  notice_h?: number;

  /** Every call of it that was left. */
  @IsOptional()
  @IsBoolean()
  is_whole?: boolean;

  /** Of a crew member who cancelled, and of an account that was closed. */
  @IsOptional()
  @IsIn(cancellationKinds)
  reason_kind?: CancellationKind;

  /** Who wait for the slot; told where a crew member cancelled. */
  @IsOptional()
  @IsInt()
  @Min(0)
  reserves?: number;

  /** What the company owes by the terms that the two agreed. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(100)
  percent?: number;

  @IsOptional()
  @IsInt()
  @Min(0)
  fee_pence?: number;
}

/** A booking as it is after a change, with its own version. */
class BookedAnew {
  @IsInt()
  version!: number;

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

export class BookingRevisedPayload extends BookingFacts {
  /** None where a time to follow was set, which asks no one. */
  @IsOptional()
  @IsInt()
  @Min(1)
  revision?: number;

  @IsIn(['asked', 'accepted', 'refused', 'time_set'])
  state!: 'asked' | 'accepted' | 'refused' | 'time_set';

  @IsBoolean()
  important!: boolean;

  /** The earliest start of a call that is changed, as it was or is to be; none where only the terms are. */
  @IsOptional()
  @IsISO8601()
  first_changed_at?: string;

  /** Of a booking that has changed: what it is from now on. */
  @IsOptional()
  @ValidateNested()
  @Type(() => BookedAnew)
  booked?: BookedAnew;

  /** Of a pencil that is no booking yet; the subject is its offer. */
  @IsOptional()
  @IsBoolean()
  is_pencil?: boolean;
}

export class BookingClashesPayload extends BookingFacts {
  @IsArray()
  @ArrayMaxSize(400)
  @IsString({ each: true })
  days!: string[];
}

export class PartySuspendedPayload extends BookingClashesPayload {
  /** Whose account was suspended; the other side is told. */
  @IsIn(['company', 'crew'])
  side!: 'company' | 'crew';
}

/** The subject of all is the booking, `version` its own. */
export const bookingConfirmed = defineEvent({
  name: 'jobs.booking-confirmed.v1',
  payload: BookingConfirmedPayload,
  heardBy: ['notifications'],
});
export const bookingCancelled = defineEvent({
  name: 'jobs.booking-cancelled.v1',
  payload: BookingCancelledPayload,
  heardBy: ['notifications'],
});
export const bookingRevised = defineEvent({
  name: 'jobs.booking-revised.v1',
  payload: BookingRevisedPayload,
  heardBy: ['notifications'],
});
/** A hire from before bookings were guarded overlaps an earlier one. */
export const bookingClashes = defineEvent({
  name: 'jobs.booking-clashes.v1',
  payload: BookingClashesPayload,
  heardBy: ['notifications'],
});
/** An account was suspended, and its bookings stand. */
export const bookingPartySuspended = defineEvent({
  name: 'jobs.booking-party-suspended.v1',
  payload: PartySuspendedPayload,
  heardBy: ['notifications'],
});
