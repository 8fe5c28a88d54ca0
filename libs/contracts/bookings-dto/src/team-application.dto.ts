import {
  type ApplyAsTeamRequest,
  type TeamApplication,
  teamApplicationErrors,
  type TeamApplicationMember,
  type TeamApplicationState,
  teamApplicationStates,
  teamLimits,
} from '@crewcall/contracts-bookings';
import {
  applicationLimits,
  applicationStatuses,
  type ApplicationStatus,
  applicationTexts,
  questionLimits,
  questionTexts,
} from '@crewcall/contracts-jobs';
import { AnswerRequestDto } from '@crewcall/contracts-jobs/dto';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { OptionalText } from './fields.js';

const slotsText = teamApplicationErrors.applyingSlots.message;

export class ApplyingSlotDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', { message: slotsText })
  user_id!: string;

  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', { message: slotsText })
  role_id!: string;
}

export class ApplyAsTeamDto implements ApplyAsTeamRequest {
  @ApiProperty()
  @IsString()
  @MaxLength(60)
  job_id!: string;

  @ApiProperty({ type: [ApplyingSlotDto] })
  @IsArray({ message: slotsText })
  @ArrayMinSize(teamLimits.least, { message: slotsText })
  @ArrayMaxSize(teamLimits.people, { message: slotsText })
  @ValidateNested({ each: true })
  @Type(() => ApplyingSlotDto)
  slots!: ApplyingSlotDto[];

  @OptionalText(applicationLimits.coverLetter, applicationTexts.coverLetterLength)
  cover_letter?: string | null;

  @ApiPropertyOptional({ type: [AnswerRequestDto], maxItems: questionLimits.questions })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(questionLimits.questions, { message: questionTexts.many })
  @ValidateNested({ each: true })
  @Type(() => AnswerRequestDto)
  answers?: AnswerRequestDto[];
}

export class TeamApplicationMemberDto implements TeamApplicationMember {
  @ApiProperty({ format: 'uuid' }) user_id!: string;
  @ApiProperty({ type: String, nullable: true }) first_name!: string | null;
  @ApiProperty({ type: String, nullable: true }) last_name!: string | null;
  @ApiProperty() role_name!: string;
  @ApiProperty() is_lead!: boolean;
  @ApiProperty() has_confirmed!: boolean;
}

export class TeamApplicationDto implements TeamApplication {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ format: 'uuid' }) team_id!: string;
  @ApiProperty() team_name!: string;
  @ApiProperty({ format: 'uuid' }) job_id!: string;
  @ApiProperty() job_title!: string;
  @ApiProperty() company!: string;
  @ApiProperty({ enum: ['lead', 'member'] }) side!: TeamApplication['side'];
  @ApiProperty({ enum: teamApplicationStates }) state!: TeamApplicationState;
  @ApiProperty({ enum: applicationStatuses, nullable: true }) status!: ApplicationStatus | null;
  @ApiProperty({ type: String, nullable: true }) ended!: string | null;
  @ApiProperty({ format: 'date-time' }) confirm_by!: string;
  @ApiProperty({ type: String, nullable: true }) cover_letter!: string | null;
  @ApiProperty({ type: [TeamApplicationMemberDto] }) members!: TeamApplicationMemberDto[];
  @ApiProperty({ format: 'date-time' }) created_at!: string;
}
