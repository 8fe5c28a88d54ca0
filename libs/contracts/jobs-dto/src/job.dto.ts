import { type Within, withins } from '@crewcall/contracts-core';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { JobSourceDto } from './board.dto.js';
import { JobQuestionDto } from './question.dto.js';
import {
  type CompanyRecord,
  durationTypes,
  type DurationType,
  jobTypes,
  type JobType,
  type Job,
  type JobApplicants,
  type ListedAddress,
  type ListedAddresses,
  jobOrigins,
  type JobOrigin,
  type NearestJobs,
  type NearSearch,
  rateUnits,
  type RateUnit,
  jobClosedReasons,
  type JobClosedReason,
  jobStatuses,
  type JobStatus,
} from '@crewcall/contracts-jobs';

class JobApplicantsDto implements JobApplicants {
  @ApiProperty() total!: number;
  @ApiProperty() waiting!: number;
}

class CompanyRatingDto {
  @ApiProperty({ example: 4.67 }) average!: number;
  @ApiProperty() count!: number;
}

export class JobDto implements Job {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) recruiter_id!: string | null;
  @ApiProperty() company!: string;
  @ApiPropertyOptional({ type: CompanyRatingDto, description: 'Of three reviews or more.' })
  company_rating?: CompanyRatingDto;
  @ApiProperty() title!: string;
  @ApiProperty({ enum: jobTypes }) type!: JobType;
  @ApiProperty({ type: String, nullable: true }) contract_type!: string | null;
  @ApiProperty({ type: String, nullable: true }) employmentType!: string | null;
  @ApiProperty() location!: string;
  @ApiProperty() hides_place!: boolean;
  @ApiProperty() rate!: string;
  @ApiProperty({ type: Number, nullable: true }) rate_pence!: number | null;
  @ApiProperty({ enum: rateUnits, nullable: true }) rate_unit!: RateUnit | null;
  @ApiProperty() description!: string;
  @ApiProperty({ type: String, format: 'date', nullable: true }) event_date!: string | null;
  @ApiProperty({ type: String, nullable: true }) duration!: string | null;
  @ApiProperty({ enum: durationTypes, nullable: true }) duration_type!: DurationType | null;
  @ApiProperty({ type: String, nullable: true, example: '09:00' }) start_time!: string | null;
  @ApiProperty({ type: String, nullable: true, example: '17:00' }) end_time!: string | null;
  @ApiProperty({ enum: [0, 1] }) end_day_offset!: number;
  @ApiProperty({ type: Number, nullable: true }) days!: number | null;
  @ApiProperty({ type: Number, nullable: true }) hours!: number | null;
  @ApiProperty({ type: [String] }) skills!: string[];
  @ApiProperty({ type: [JobQuestionDto] }) questions!: JobQuestionDto[];
  @ApiPropertyOptional() needs_tickets?: boolean;
  @ApiProperty({ enum: jobStatuses }) status!: JobStatus;
  @ApiProperty({ enum: jobClosedReasons, nullable: true }) closed_reason!: JobClosedReason | null;
  @ApiProperty() is_urgent!: boolean;
  @ApiProperty() positions!: number;
  @ApiProperty() positions_left!: number;
  @ApiPropertyOptional({ type: Number, nullable: true, description: 'Whole miles; only with `near`.' })
  miles?: number | null;
  @ApiPropertyOptional({ type: String, nullable: true, description: 'Square of the map; only with `zoom`.' })
  cell?: string | null;
  @ApiPropertyOptional({ description: 'Only for a signed-in freelancer.' }) applied?: boolean;
  @ApiPropertyOptional({ description: 'Only for a signed-in freelancer.' }) saved?: boolean;
  @ApiPropertyOptional({ type: JobApplicantsDto, description: 'Only for the company whose job it is.' })
  applicants?: JobApplicants;
  @ApiProperty({ format: 'date-time' }) created_at!: string;
  @ApiProperty({ format: 'date-time' }) updated_at!: string;
  @ApiPropertyOptional({ format: 'date-time' }) closed_at?: string;
  @ApiProperty({ type: String, nullable: true }) external_url!: string | null;
  @ApiProperty({ type: String, nullable: true }) external_source!: string | null;
  @ApiPropertyOptional({ type: JobSourceDto, isArray: true }) external_sources?: JobSourceDto[];
}

class ListedAddressDto implements ListedAddress {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ format: 'date-time' }) updated_at!: string;
}

export class ListedAddressesDto implements ListedAddresses {
  @ApiProperty() total!: number;
  @ApiProperty({ type: [ListedAddressDto] }) jobs!: ListedAddressDto[];
}

export class CompanyRecordDto implements CompanyRecord {
  @ApiProperty() open_jobs!: number;
  @ApiProperty({ description: 'Of the last twelve months: their day is over, and crew was booked.' })
  finished_jobs!: number;
  @ApiProperty({ type: Number, nullable: true, description: 'Applicants who got a yes or a no.' })
  answered_percent!: number | null;
  @ApiProperty({ type: Number, nullable: true }) crew_booked!: number | null;
  @ApiProperty({ type: Number, nullable: true }) booked_again_percent!: number | null;
  @ApiProperty({ type: CompanyRatingDto, nullable: true, description: 'Of three reviews or more.' })
  rating!: CompanyRatingDto | null;
}

class NearSearchDto implements NearSearch {
  @ApiPropertyOptional() search?: string;
  @ApiPropertyOptional() location?: string;
  @ApiPropertyOptional() category?: string;
  @ApiPropertyOptional({ enum: rateUnits }) rate_unit?: RateUnit;
  @ApiPropertyOptional() rate_min?: number;
  @ApiPropertyOptional({ format: 'date' }) from?: string;
  @ApiPropertyOptional({ format: 'date' }) to?: string;
  @ApiPropertyOptional({ enum: jobOrigins }) source?: JobOrigin;
  @ApiPropertyOptional() near?: string;
  @ApiPropertyOptional({ enum: withins }) within?: Within;
  @ApiProperty() total!: number;
}

export class NearestJobsDto implements NearestJobs {
  @ApiProperty({ type: [NearSearchDto], description: 'What was probably meant first.' }) searches!: NearSearchDto[];
  @ApiProperty({ type: [JobDto], description: 'The first of it.' }) jobs!: JobDto[];
}
