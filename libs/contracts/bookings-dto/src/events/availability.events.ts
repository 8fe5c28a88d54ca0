import { defineEvent } from '@crewcall/contracts-core/dto';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsISO8601,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { type AvailabilityWord, availabilityWords } from '@crewcall/contracts-bookings';

class WordOfDay {
  /** `YYYY-MM-DD` */
  @IsString()
  @MaxLength(10)
  day!: string;

  @IsIn(availabilityWords)
  word!: AvailabilityWord;
}

/** Replaces everything known of the days from `from` to `to`: those that are not named are unsaid. */
export class AvailabilityChangedPayload {
  /** Shared with all companies; otherwise no day is named. */
  @IsBoolean()
  is_shared!: boolean;

  @IsString()
  @MaxLength(10)
  from!: string;

  @IsString()
  @MaxLength(10)
  to!: string;

  @IsArray()
  @ArrayMaxSize(400)
  @ValidateNested({ each: true })
  @Type(() => WordOfDay)
  days!: WordOfDay[];

  @IsISO8601()
  as_of!: string;
}

/** The subject is the crew member; `version` is the moment of the reading. */
export const availabilityChanged = defineEvent({
  name: 'jobs.availability-changed.v1',
  payload: AvailabilityChangedPayload,
  heardBy: ['identity'],
});

/** So many days ahead words are told, from today on. */
export const TOLD_DAYS = 400;
