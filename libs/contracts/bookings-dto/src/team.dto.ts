import {
  approvalProblem,
  type InviteToTeamRequest,
  type LeadApproval,
  type LeadTeamRequest,
  type OwnMembership,
  type SaveMembershipRequest,
  type SaveTeamRequest,
  type Team,
  type TeamDirectoryQuery,
  teamLimits,
  type TeamMember,
  teamNameProblem,
  teamTexts,
} from '@crewcall/contracts-bookings';
import { MaxCharacters, PageQueryDto, Satisfies, Trimmed } from '@crewcall/contracts-core/dto';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { OptionalLine, OptionalText } from './fields.js';

export class TeamMemberDto implements TeamMember {
  @ApiProperty({ format: 'uuid' }) user_id!: string;
  @ApiProperty({ type: String, nullable: true }) first_name!: string | null;
  @ApiProperty({ type: String, nullable: true }) last_name!: string | null;
  @ApiProperty({ type: String, nullable: true }) title!: string | null;
  @ApiProperty({ type: String, nullable: true }) role!: string | null;
  @ApiProperty({ type: Number, nullable: true }) rating_average!: number | null;
  @ApiProperty() rating_count!: number;
  @ApiProperty() is_lead!: boolean;
}

export class DayRateRangeDto {
  @ApiProperty() from_pence!: number;
  @ApiProperty() to_pence!: number;
}

export class LeadApprovalDto implements LeadApproval {
  @ApiProperty() day_pence!: number;
  @ApiProperty() miles!: number;
  @ApiProperty({ format: 'date' }) from!: string;
  @ApiProperty({ format: 'date' }) until!: string;
}

export class OwnMembershipDto implements OwnMembership {
  @ApiProperty() is_lead!: boolean;
  @ApiProperty() has_joined!: boolean;
  @ApiProperty({ type: String, nullable: true }) role!: string | null;
  @ApiProperty({ type: Number, nullable: true }) day_pence!: number | null;
  @ApiProperty() agrees_to_page!: boolean;
  @ApiProperty({ type: LeadApprovalDto, nullable: true }) approved!: LeadApprovalDto | null;
}

export class TeamDto implements Team {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ type: String, nullable: true }) what!: string | null;
  @ApiProperty({ type: String, nullable: true }) town!: string | null;
  @ApiProperty({ type: [TeamMemberDto] }) members!: TeamMemberDto[];
  @ApiProperty({ type: [String] }) skills!: string[];
  @ApiProperty() together!: number;
  @ApiProperty({ type: DayRateRangeDto, nullable: true }) day_rate!: DayRateRangeDto | null;
  @ApiProperty() is_public!: boolean;
  @ApiProperty({ type: [TeamMemberDto] }) invited!: TeamMemberDto[];
  @ApiProperty({ type: OwnMembershipDto, nullable: true }) own!: OwnMembershipDto | null;
}

export class SaveTeamDto implements SaveTeamRequest {
  @ApiProperty({ maxLength: teamLimits.name })
  @Trimmed()
  @Satisfies(teamNameProblem)
  name!: string;

  @OptionalText(teamLimits.what, teamTexts.what)
  what?: string | null;

  @OptionalLine(teamLimits.town, teamTexts.town)
  town?: string | null;
}

export class InviteToTeamDto implements InviteToTeamRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', { message: teamTexts.person })
  user_id!: string;

  @OptionalLine(teamLimits.role, teamTexts.role)
  role?: string | null;
}

export class SaveMembershipDto implements SaveMembershipRequest {
  @OptionalLine(teamLimits.role, teamTexts.role)
  role?: string | null;

  @ApiPropertyOptional({ type: Number, nullable: true, minimum: 100, maximum: teamLimits.dayPence })
  @IsOptional()
  @IsInt({ message: teamTexts.dayRate })
  @Min(100, { message: teamTexts.dayRate })
  @Max(teamLimits.dayPence, { message: teamTexts.dayRate })
  day_pence?: number | null;

  @ApiPropertyOptional()
  @IsOptional()
  @IsBoolean()
  agrees_to_page?: boolean;

  @ApiPropertyOptional({ type: LeadApprovalDto, nullable: true })
  @IsOptional()
  @Satisfies(approvalProblem)
  approved?: LeadApproval | null;
}

export class LeadTeamDto implements LeadTeamRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', { message: teamTexts.person })
  user_id!: string;
}

export class TeamDirectoryQueryDto extends PageQueryDto implements TeamDirectoryQuery {
  @ApiPropertyOptional({ maxLength: teamLimits.search })
  @IsOptional()
  @MaxCharacters(teamLimits.search, { message: teamTexts.search })
  search?: string;
}
