import { ticketChecksProblem, type TicketKind, ticketKinds, wantedKitProblem } from '@crewcall/contracts-bookings';
import { nearTexts, type Within, withins } from '@crewcall/contracts-core';
import { PageQueryDto, Satisfies, Trimmed } from '@crewcall/contracts-core/dto';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
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
  type CrewOrder,
  crewOrders,
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

  @ApiPropertyOptional({ maxLength: crewDirectoryLimits.term, description: 'A UK town or postcode.' })
  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(crewDirectoryLimits.term)
  near?: string;

  @ApiPropertyOptional({ enum: withins, description: 'Miles; with `near`.' })
  @IsOptional()
  @Type(() => Number)
  @IsIn(withins, { message: nearTexts.within })
  @Satisfies((value, { near }) => (value !== undefined && !near ? nearTexts.placeFirst : null))
  within?: Within;

  @ApiPropertyOptional({ enum: crewOrders, default: 'rating', description: '`nearest` with `near`.' })
  @IsOptional()
  @IsIn(crewOrders)
  @Satisfies((value, { near }) => (value === 'nearest' && !near ? nearTexts.placeFirst : null))
  order?: CrewOrder;

  @ApiPropertyOptional({ enum: ticketKinds })
  @IsOptional()
  @IsIn(ticketKinds)
  ticket?: TicketKind;

  @ApiPropertyOptional({ example: 'valid,verified' })
  @Satisfies(ticketChecksProblem)
  ticket_is?: string;

  @ApiPropertyOptional({ example: 'sound_console,microphones.4' })
  @Satisfies(wantedKitProblem)
  kit?: string;
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
