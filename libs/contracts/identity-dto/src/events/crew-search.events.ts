import { unitsOf } from '@crewcall/contracts-core';
import { defineEvent } from '@crewcall/contracts-core/dto';
import type { CrewSearch } from '@crewcall/contracts-identity';
import { savedSearchLimits } from '@crewcall/contracts-jobs';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { CrewSearchWantedDto } from '../crew-search.dto.js';

/** As the directory shows them to all. */
export class FoundPerson {
  @IsUUID()
  user_id!: string;

  @IsOptional()
  @IsString()
  @MaxLength(unitsOf(500))
  title?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(unitsOf(500))
  location?: string | null;
}

export class CrewSearchFoundPayload {
  @IsUUID()
  user_id!: string;

  @IsString()
  @MaxLength(unitsOf(savedSearchLimits.name))
  name!: string;

  @ValidateNested()
  @Type(() => CrewSearchWantedDto)
  wanted!: CrewSearch;

  /** For the link that stops this search, and nothing else. */
  @Matches(/^[\w-]{20,64}$/)
  stop_key!: string;

  @IsInt()
  @Min(1)
  total!: number;

  /** The best rated of them. */
  @IsArray()
  @ArrayMaxSize(savedSearchLimits.told)
  @ValidateNested({ each: true })
  @Type(() => FoundPerson)
  crew!: FoundPerson[];
}

/** A saved search of a company has found listed crew that it was not told of; the subject is the search. */
export const crewSearchFound = defineEvent({
  name: 'identity.crew-search-found.v1',
  payload: CrewSearchFoundPayload,
  heardBy: ['notifications'],
});
