import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type ApplicantCard,
  type Application,
  type ApplicationCounts,
  applicationStatuses,
  type ApplicationMarks,
  type ApplicationStep,
  type ApplyingTeam,
  applicationStepNames,
  type ApplicationStepName,
  type Chosen,
  type ApplicationStatus,
  jobClosedReasons,
  type JobClosedReason,
  jobStatuses,
  type JobStatus,
} from '@crewcall/contracts-jobs';
import { AnswerDto } from './question.dto.js';

export class ApplicantCardDto implements ApplicantCard {
  @ApiProperty({ format: 'uuid' }) user_id!: string;
  @ApiProperty({ type: String, nullable: true }) first_name!: string | null;
  @ApiProperty({ type: String, nullable: true }) last_name!: string | null;
  @ApiProperty({ type: String, nullable: true }) title!: string | null;
  @ApiProperty({ type: Number, nullable: true }) experience_years!: number | null;
  @ApiProperty({ type: String, nullable: true }) availability_status!: string | null;
  @ApiProperty({ type: Number, nullable: true }) rating_average!: number | null;
  @ApiProperty() rating_count!: number;
  @ApiProperty({ type: Number, nullable: true }) completes_percent!: number | null;
}

class ChosenCallDto {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ type: String, nullable: true }) name!: string | null;
  @ApiProperty({ format: 'date' }) starts_on!: string;
}

export class ChosenDto implements Chosen {
  @ApiProperty({ type: [String] }) roles!: string[];
  @ApiProperty({ type: [ChosenCallDto] }) calls!: ChosenCallDto[];
  @ApiProperty() of_calls!: number;
}

class ApplyingMemberDto {
  @ApiProperty({ format: 'uuid' }) user_id!: string;
  @ApiProperty({ type: String, nullable: true }) first_name!: string | null;
  @ApiProperty({ type: String, nullable: true }) last_name!: string | null;
  @ApiProperty() role_name!: string;
}

export class ApplyingTeamDto implements ApplyingTeam {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ type: [ApplyingMemberDto] }) members!: ApplyingMemberDto[];
}

class ApplicationStepDto implements ApplicationStep {
  @ApiProperty({ enum: applicationStepNames }) step!: ApplicationStepName;
  @ApiProperty({ format: 'date-time' }) at!: string;
}

export class ApplicationMarksDto implements ApplicationMarks {
  @ApiProperty({ type: String, nullable: true }) note!: string | null;
  @ApiProperty({ type: [String] }) tags!: string[];
}

export class ApplicationDto implements Application {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ format: 'uuid' }) job_id!: string;
  @ApiProperty({ format: 'uuid' }) freelancer_id!: string;
  @ApiProperty({ format: 'uuid' }) recruiter_id!: string;
  @ApiProperty({ enum: applicationStatuses }) status!: ApplicationStatus;
  @ApiProperty({ type: String, nullable: true }) cover_letter!: string | null;
  @ApiProperty({ type: Number, nullable: true }) asked_pence!: number | null;
  @ApiProperty({ type: String, nullable: true, example: 'day' }) asked_basis!: string | null;
  @ApiProperty({ type: [AnswerDto] }) answers!: AnswerDto[];
  @ApiProperty({ type: ChosenDto, nullable: true }) chosen!: ChosenDto | null;
  @ApiProperty({ type: [ApplicationStepDto] }) timeline!: ApplicationStepDto[];
  @ApiPropertyOptional({ type: ApplicationMarksDto, description: 'Only for the company.' })
  marks?: ApplicationMarksDto;
  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Only for the company: until when a rejection can be taken back.',
  })
  takes_back_until?: string | null;
  @ApiProperty({ type: String, nullable: true }) rejection_message!: string | null;
  @ApiProperty({ format: 'date-time' }) applied_at!: string;
  @ApiProperty({ format: 'date-time' }) updated_at!: string;
  @ApiProperty() job_title!: string;
  @ApiProperty() job_company!: string;
  @ApiProperty({ enum: jobStatuses }) job_status!: JobStatus;
  @ApiProperty({ enum: jobClosedReasons, nullable: true }) job_closed_reason!: JobClosedReason | null;
  @ApiProperty({ type: String, nullable: true, example: '2026-11-28' }) job_event_date!: string | null;
  @ApiPropertyOptional({ type: String, nullable: true, example: '2026-11-29', description: 'Only for the company.' })
  job_last_day?: string | null;
  @ApiProperty({ type: String, nullable: true, example: '08:00' }) job_start_time!: string | null;
  @ApiProperty() job_location!: string;
  @ApiProperty() job_rate!: string;
  @ApiProperty({ type: Number, nullable: true }) rating!: number | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) rating_requested_at!: string | null;
  @ApiProperty() is_blind!: boolean;
  @ApiProperty() is_rating_hidden!: boolean;
  @ApiProperty() is_rating_removed!: boolean;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) cancelled_at!: string | null;
  @ApiProperty({ type: ApplicantCardDto }) freelancer_profile!: ApplicantCardDto;
  @ApiPropertyOptional({ type: ApplyingTeamDto }) team?: ApplyingTeamDto;
}

export class ApplicationCountsDto implements ApplicationCounts {
  @ApiProperty() total!: number;
  @ApiProperty() applied!: number;
  @ApiProperty() reviewed!: number;
  @ApiProperty() shortlisted!: number;
  @ApiProperty() hired!: number;
  @ApiProperty() rejected!: number;
  @ApiProperty() withdrawn!: number;
}
