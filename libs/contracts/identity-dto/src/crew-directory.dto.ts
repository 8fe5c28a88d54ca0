import { PageQueryDto, Satisfies } from '@crewcall/contracts-core/dto';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { type CrewDirectoryQuery, crewDirectoryLimits, type CrewFree, crewFree } from '@crewcall/contracts-identity';

/** Fourteen days with their commas. Which days may be asked for is judged by the use case. */
const DAYS_LENGTH = 14 * 11;
const isDays = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && value.length <= DAYS_LENGTH && /^[\d,-]*$/.test(value));
const daysProblem = (value: unknown): string | null => (isDays(value) ? null : 'Please choose one to 14 days.');

export class CrewDirectoryQueryDto extends PageQueryDto implements CrewDirectoryQuery {
  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(crewDirectoryLimits.term)
  search?: string;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(crewDirectoryLimits.term)
  location?: string;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(crewDirectoryLimits.term)
  skill?: string;

  @ApiPropertyOptional({ example: '2026-11-26,2026-11-27' })
  @Satisfies(daysProblem)
  on?: string;

  @ApiPropertyOptional({ enum: crewFree })
  @IsOptional()
  @IsIn(crewFree)
  free?: CrewFree;
}
