import { isPlainLine } from '@crewcall/contracts-core';
import { PageQueryDto, Satisfies, Trimmed } from '@crewcall/contracts-core/dto';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { contractTypeOptions } from '../jobs/job-type.rules.js';
import type { JobListQuery } from '../jobs/job.js';
import { jobLimits, jobTexts } from '../jobs/job.texts.js';

const plainLineProblem = (value: unknown): string | null =>
  typeof value === 'string' && !isPlainLine(value) ? jobTexts.plainText : null;

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
}
