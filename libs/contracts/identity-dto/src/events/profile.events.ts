import { defineEvent } from '@crewcall/contracts-core/dto';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsLatitude,
  IsLongitude,
  IsNumber,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  Min,
  ValidateIf,
} from 'class-validator';
import { type AvailabilityStatus, availabilityStatuses } from '@crewcall/contracts-identity';

export const profileKinds = ['freelancer', 'recruiter'] as const;
export type ProfileKind = (typeof profileKinds)[number];

export class ProfileChangedPayload {
  @IsIn(profileKinds)
  kind!: ProfileKind;

  @IsOptional()
  @IsString()
  title?: string | null;

  @IsOptional()
  @IsString()
  location?: string | null;

  /** The middle of the town, for distances; never a home. */
  @IsOptional()
  @IsLatitude()
  lat?: number | null;

  @IsOptional()
  @IsLongitude()
  lon?: number | null;

  /** How far they travel, in miles. */
  @IsOptional()
  @IsInt()
  reach_miles?: number;

  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  skills?: string[];

  @IsOptional()
  @IsInt()
  experience_years?: number | null;

  @IsOptional()
  @IsIn(availabilityStatuses)
  availability?: AvailabilityStatus;

  /** How much of the profile is filled in, 0 to 1. */
  @IsNumber()
  @Min(0)
  @Max(1)
  completeness!: number;
}

/** A profile was saved; the subject is its user and `version` the profile's own. */
export const profileChanged = defineEvent({
  name: 'identity.profile-changed.v1',
  payload: ProfileChangedPayload,
  heardBy: ['jobs'],
  isAwaited: true,
});

export class CalendarsLookedAtPayload {
  /** Crew whose days a page of the directory showed, for the first time on this day. */
  @IsArray()
  @ArrayMaxSize(100)
  @IsUUID(undefined, { each: true })
  user_ids!: string[];

  /** In London, `YYYY-MM-DD` */
  @Matches(/^\d{4}-\d\d-\d\d$/)
  day!: string;
}

/** The subject is the company. */
export const calendarsLookedAt = defineEvent({
  name: 'identity.calendars-looked-at.v1',
  payload: CalendarsLookedAtPayload,
  heardBy: ['jobs'],
});

export class ProfileViewedPayload {
  /** Null where the company hides itself from strangers. */
  @ValidateIf((_, id) => id !== null)
  @IsUUID()
  viewer_id!: string | null;
}

/** A company looked at the profile of the subject: at most once in 24 hours for each pair of the two. */
export const profileViewed = defineEvent({
  name: 'identity.profile-viewed.v1',
  payload: ProfileViewedPayload,
  heardBy: ['notifications'],
});
