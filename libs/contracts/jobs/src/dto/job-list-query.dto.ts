import { PageQueryDto } from '@crewcall/contracts-core/dto';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { contractTypeOptions } from '../jobs/job-type.rules.js';
import type { JobListQuery } from '../jobs/job.js';
import { jobLimits } from '../jobs/job.texts.js';
import { Trimmed } from './fields.js';

export class JobListQueryDto extends PageQueryDto implements JobListQuery {
  @ApiPropertyOptional({ maxLength: jobLimits.search })
  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(jobLimits.search)
  search?: string;

  @ApiPropertyOptional({ maxLength: jobLimits.location })
  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(jobLimits.location)
  location?: string;

  @ApiPropertyOptional({ example: 'freelance', description: contractTypeOptions.map(({ value }) => value).join(', ') })
  @IsOptional()
  @IsString()
  @MaxLength(60)
  category?: string;
}
