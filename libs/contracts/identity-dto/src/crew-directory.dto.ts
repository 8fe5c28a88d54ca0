import { PageQueryDto, Satisfies } from '@crewcall/contracts-core/dto';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
} from 'class-validator';
import {
  type CrewAmongRequest,
  type CrewDirectoryQuery,
  crewDirectoryLimits,
  type CrewFree,
  crewFree,
} from '@crewcall/contracts-identity';

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

const among = { message: `Please name 1 to ${crewDirectoryLimits.among} people.` } as const;

export class CrewAmongDto implements CrewAmongRequest {
  @ApiProperty({ type: [String], format: 'uuid', maxItems: crewDirectoryLimits.among })
  @IsArray(among)
  @ArrayMinSize(1, among)
  @ArrayMaxSize(crewDirectoryLimits.among, among)
  @ArrayUnique(among)
  @IsUUID('all', { each: true, ...among })
  user_ids!: string[];
}
