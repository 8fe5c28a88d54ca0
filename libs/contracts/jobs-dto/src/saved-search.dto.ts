import { isPlainLine, unitsOf } from '@crewcall/contracts-core';
import { Satisfies, Trimmed } from '@crewcall/contracts-core/dto';
import {
  type EditSearchRequest,
  type JobSearch,
  jobTexts,
  type SavedSearch,
  savedSearchLimits,
  type SaveSearchRequest,
  type SearchAlert,
  searchAlerts,
} from '@crewcall/contracts-jobs';
import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { JobListQueryDto } from './job-list-query.dto.js';

const filters = ['search', 'location', 'category', 'rate_unit', 'rate_min', 'from', 'to', 'source'] as const;
const nameProblem = (value: unknown): string | null =>
  typeof value === 'string' && !isPlainLine(value) ? jobTexts.plainText : null;
const askForName = 'Please give the search a name of up to 60 characters.';

/** What the page of jobs is filtered by. */
export class SearchWantedDto extends PickType(JobListQueryDto, filters) implements JobSearch {}

/** What is given of a search besides what it looks for. */
export class NamedSearchDto {
  @ApiProperty({ maxLength: savedSearchLimits.name })
  @Trimmed()
  @IsString({ message: askForName })
  @MinLength(1, { message: askForName })
  @MaxLength(unitsOf(savedSearchLimits.name), { message: askForName })
  @Satisfies(nameProblem)
  name!: string;

  @ApiProperty({ enum: searchAlerts })
  @IsIn(searchAlerts)
  alert!: SearchAlert;
}

export class SaveSearchDto extends NamedSearchDto implements SaveSearchRequest {
  @ApiProperty({ type: SearchWantedDto })
  @IsObject()
  @ValidateNested()
  @Type(() => SearchWantedDto)
  wanted!: SearchWantedDto;
}

export class EditSearchDto implements EditSearchRequest {
  @ApiPropertyOptional({ maxLength: savedSearchLimits.name })
  @Trimmed()
  @IsOptional()
  @IsString({ message: askForName })
  @MinLength(1, { message: askForName })
  @MaxLength(unitsOf(savedSearchLimits.name), { message: askForName })
  @Satisfies(nameProblem)
  name?: string;

  @ApiPropertyOptional({ enum: searchAlerts })
  @IsOptional()
  @IsIn(searchAlerts)
  alert?: SearchAlert;

  @ApiPropertyOptional()
  @IsOptional()
  @IsBoolean()
  is_paused?: boolean;
}

export class SavedSearchDto implements SavedSearch {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ type: SearchWantedDto }) wanted!: SearchWantedDto;
  @ApiProperty({ enum: searchAlerts }) alert!: SearchAlert;
  @ApiProperty() is_paused!: boolean;
  @ApiProperty({ description: 'Its last day is over.' }) is_past!: boolean;
  @ApiProperty({ description: 'Open jobs since it was last opened, up to 100.' }) new_jobs!: number;
}

export class StopSearchQueryDto {
  @ApiProperty()
  @Matches(/^[\w-]{20,64}$/, { message: 'This link is not whole. Open it from the mail again.' })
  key!: string;
}
