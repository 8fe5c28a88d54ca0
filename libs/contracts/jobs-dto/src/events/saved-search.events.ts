import { unitsOf } from '@crewcall/contracts-core';
import { defineEvent } from '@crewcall/contracts-core/dto';
import { type JobSearch, savedSearchLimits } from '@crewcall/contracts-jobs';
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
import { SearchWantedDto } from '../saved-search.dto.js';

export class SearchedJob {
  @IsUUID()
  job_id!: string;

  @IsString()
  @MaxLength(unitsOf(500))
  title!: string;

  /** In London, yyyy-mm-dd. */
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  event_date?: string | null;

  /** As every visitor may read it. */
  @IsString()
  @MaxLength(unitsOf(500))
  location!: string;

  @IsString()
  @MaxLength(unitsOf(500))
  rate!: string;
}

export class SavedSearchFoundPayload {
  @IsUUID()
  user_id!: string;

  @IsString()
  @MaxLength(unitsOf(savedSearchLimits.name))
  name!: string;

  @ValidateNested()
  @Type(() => SearchWantedDto)
  wanted!: JobSearch;

  /** For the link that stops this search, and nothing else. */
  @Matches(/^[\w-]{20,64}$/)
  stop_key!: string;

  @IsInt()
  @Min(1)
  total!: number;

  /** The newest of them. */
  @IsArray()
  @ArrayMaxSize(savedSearchLimits.told)
  @ValidateNested({ each: true })
  @Type(() => SearchedJob)
  jobs!: SearchedJob[];
}

/** A saved search has found open jobs that its owner was not told of; the subject is the search. */
export const savedSearchFound = defineEvent({
  name: 'jobs.saved-search-found.v1',
  payload: SavedSearchFoundPayload,
  heardBy: ['notifications'],
});
