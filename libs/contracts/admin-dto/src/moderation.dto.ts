import { isPlainText } from '@crewcall/contracts-core';
import { PageQueryDto, Satisfies, Trimmed } from '@crewcall/contracts-core/dto';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import {
  type CaseQuery,
  caseStatuses,
  type CaseStatus,
  type DecisionRequest,
  type ModerationCase,
  moderationDecisions,
  type ModerationDecision,
  moderationLimits,
  type ModerationTargetKind,
  moderationTargets,
} from '@crewcall/contracts-admin';

export class CaseQueryDto extends PageQueryDto implements CaseQuery {
  @ApiPropertyOptional({ enum: caseStatuses })
  @IsOptional()
  @IsIn(caseStatuses)
  status?: CaseStatus;
}

export class DecisionDto implements DecisionRequest {
  @ApiProperty({ enum: moderationDecisions })
  @IsIn(moderationDecisions)
  decision!: ModerationDecision;

  @ApiPropertyOptional({ maxLength: moderationLimits.noteMax })
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(moderationLimits.noteMax)
  @Satisfies((value) => (isPlainText(String(value)) ? null : 'Please write the note as plain text'))
  note?: string;
}

export class ModerationCaseDto implements ModerationCase {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: moderationTargets })
  kind!: ModerationTargetKind;

  @ApiProperty()
  target_id!: string;

  @ApiProperty()
  reason!: string;

  @ApiProperty()
  snapshot!: string;

  @ApiProperty({ type: String, nullable: true })
  person_id!: string | null;

  @ApiProperty({ type: String, nullable: true })
  person_name!: string | null;

  @ApiProperty({ type: String, nullable: true })
  reporter_id!: string | null;

  @ApiProperty({ type: String, nullable: true })
  reporter_name!: string | null;

  @ApiProperty({ enum: caseStatuses })
  status!: CaseStatus;

  @ApiProperty({ enum: moderationDecisions, nullable: true })
  decision!: ModerationDecision | null;

  @ApiProperty({ type: String, nullable: true })
  note!: string | null;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: String, nullable: true })
  decided_at!: string | null;
}
