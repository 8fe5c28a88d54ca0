import { isPlainLine, nearTexts, type Within, withins } from '@crewcall/contracts-core';
import { PageQueryDto, Satisfies, Trimmed } from '@crewcall/contracts-core/dto';
import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import {
  contractTypeOptions,
  isCalendarDay,
  jobOrders,
  jobOrigins,
  type JobOrder,
  type JobOrigin,
  type JobListQuery,
  type JobMapQuery,
  mapBoxOf,
  mapTexts,
  type MapZoom,
  mapZooms,
  type RateUnit,
  rateUnits,
  jobLimits,
  jobTexts,
} from '@crewcall/contracts-jobs';

const plainLineProblem = (value: unknown): string | null =>
  typeof value === 'string' && !isPlainLine(value) ? jobTexts.plainText : null;

const dayProblem = (value: unknown): string | null =>
  value === undefined || isCalendarDay(value) ? null : jobTexts.day;

const boxProblem = (value: unknown): string | null =>
  typeof value === 'string' && mapBoxOf(value) ? null : mapTexts.box;
const mapBox = { example: '-11,49,3,61', description: 'West, south, east and north of the map, in degrees.' };

export class JobListQueryDto extends PageQueryDto implements JobListQuery {
  @ApiPropertyOptional({ maxLength: jobLimits.search })
  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(jobLimits.search)
  @Satisfies(plainLineProblem)
  search?: string;

  @ApiPropertyOptional({ maxLength: jobLimits.location })
  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(jobLimits.location)
  @Satisfies(plainLineProblem)
  location?: string;

  @ApiPropertyOptional({ example: 'freelance', description: contractTypeOptions.map(({ value }) => value).join(', ') })
  @IsOptional()
  @IsString()
  @MaxLength(60)
  @Satisfies(plainLineProblem)
  category?: string;

  @ApiPropertyOptional({ enum: rateUnits })
  @IsOptional()
  @IsIn(rateUnits, { message: jobTexts.rateUnit })
  rate_unit?: RateUnit;

  /** Pence of every unit are not comparable, so it is refused alone. */
  @ApiPropertyOptional({ type: Number, minimum: 0, maximum: jobLimits.ratePence, description: 'With `rate_unit`.' })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: jobTexts.ratePence })
  @Min(0, { message: jobTexts.ratePence })
  @Max(jobLimits.ratePence, { message: jobTexts.ratePence })
  @Satisfies((value, { rate_unit }) => (value !== undefined && !rate_unit ? jobTexts.rateUnit : null))
  rate_min?: number;

  @ApiPropertyOptional({ format: 'date', description: 'The first day of the show, in Europe/London.' })
  @Satisfies(dayProblem)
  from?: string;

  @ApiPropertyOptional({ format: 'date', description: 'The last one, itself included.' })
  @Satisfies(dayProblem)
  to?: string;

  @ApiPropertyOptional({ enum: jobOrigins, description: 'Posted here, or advertised on a board; both by default.' })
  @IsOptional()
  @IsIn(jobOrigins)
  source?: JobOrigin;

  @ApiPropertyOptional({ maxLength: jobLimits.location, description: 'A UK town or postcode.' })
  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(jobLimits.location)
  @Satisfies(plainLineProblem)
  near?: string;

  @ApiPropertyOptional({ enum: withins, description: 'Miles; with `near`.' })
  @IsOptional()
  @Type(() => Number)
  @IsIn(withins, { message: nearTexts.within })
  @Satisfies((value, { near }) => (value !== undefined && !near ? nearTexts.placeFirst : null))
  within?: Within;

  @ApiPropertyOptional({ enum: jobOrders, default: 'recent', description: '`nearest` with `near`.' })
  @IsOptional()
  @IsIn(jobOrders)
  @Satisfies((value, { near }) => (value === 'nearest' && !near ? nearTexts.placeFirst : null))
  order?: JobOrder;

  @ApiPropertyOptional(mapBox)
  @Satisfies((value) => (value === undefined ? null : boxProblem(value)))
  box?: string;

  @ApiPropertyOptional({ enum: mapZooms, description: 'Of the map beside the list: each job says its square.' })
  @IsOptional()
  @Type(() => Number)
  @IsIn(mapZooms)
  zoom?: MapZoom;
}

const searched = [
  'search',
  'location',
  'category',
  'rate_unit',
  'rate_min',
  'from',
  'to',
  'source',
  'near',
  'within',
] as const;

export class JobMapQueryDto extends PickType(JobListQueryDto, searched) implements JobMapQuery {
  @ApiProperty(mapBox)
  @Satisfies(boxProblem)
  box!: string;

  @ApiProperty({ enum: mapZooms, description: 'The grid has 32 pixels.' })
  @Type(() => Number)
  @IsIn(mapZooms)
  zoom!: MapZoom;
}
