import { isPlainLine } from '@crewcall/contracts-core';
import { PageQueryDto, Satisfies, Trimmed } from '@crewcall/contracts-core/dto';
import { ApiPropertyOptional } from '@nestjs/swagger';
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
  type RateUnit,
  rateUnits,
  jobLimits,
  jobTexts,
} from '@crewcall/contracts-jobs';

const plainLineProblem = (value: unknown): string | null =>
  typeof value === 'string' && !isPlainLine(value) ? jobTexts.plainText : null;

const dayProblem = (value: unknown): string | null =>
  value === undefined || isCalendarDay(value) ? null : jobTexts.day;

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

  @ApiPropertyOptional({ enum: jobOrders, default: 'recent' })
  @IsOptional()
  @IsIn(jobOrders)
  order?: JobOrder;
}

/** Ten thousand addresses to a page. */
export class SitemapQueryDto {
  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: 100, default: 1 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  page: number = 1;
}
