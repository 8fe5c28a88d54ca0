import { type Role, roles } from '@crewcall/contracts-core';
import { PageQueryDto, Satisfies, Trimmed } from '@crewcall/contracts-core/dto';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import {
  administrationLimits,
  type AdminUser,
  type AdminUserDetails,
  type AdminUserHistoryItem,
  type AdminUserQuery,
  type AdminUserSession,
  type BootstrapStatus,
  type CreateFirstAdminRequest,
  type AdminActionRequest,
  type DemoteRequest,
  reasonProblem,
  type UserStanding,
  userStandings,
  signUpEmailProblem,
  type ChosenRole,
  chosenRoles,
} from '@crewcall/contracts-identity';

export class AdminUserQueryDto extends PageQueryDto implements AdminUserQuery {
  @ApiPropertyOptional()
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(administrationLimits.searchMax)
  search?: string;

  @ApiPropertyOptional({ enum: roles })
  @IsOptional()
  @IsIn(roles)
  role?: Role;

  @ApiPropertyOptional({ enum: userStandings })
  @IsOptional()
  @IsIn(userStandings)
  standing?: UserStanding;
}

export class AdminUserDto implements AdminUser {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  email!: string;

  @ApiProperty({ type: String, nullable: true })
  first_name!: string | null;

  @ApiProperty({ type: String, nullable: true })
  last_name!: string | null;

  @ApiProperty({ type: String, nullable: true })
  company_name!: string | null;

  @ApiProperty({ enum: roles })
  role!: Role;

  @ApiProperty()
  email_verified!: boolean;

  @ApiProperty({ enum: userStandings })
  standing!: UserStanding;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: String })
  auth_provider!: AdminUser['auth_provider'];
}

export class AdminUsersAnswerDto {
  @ApiProperty({ type: [AdminUserDto] })
  users!: AdminUserDto[];
}

export class AdminUserSessionDto implements AdminUserSession {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  device!: string;

  @ApiProperty({ type: String, nullable: true })
  place!: string | null;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ format: 'date-time' })
  last_seen_at!: string;
}

export class AdminUserHistoryItemDto implements AdminUserHistoryItem {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  what!: string;

  @ApiProperty({ type: String, nullable: true })
  reason!: string | null;

  @ApiProperty({ type: String, nullable: true })
  by!: string | null;

  @ApiProperty({ format: 'date-time' })
  at!: string;
}

export class AdminUserDetailsDto implements AdminUserDetails {
  @ApiProperty({ type: AdminUserDto })
  user!: AdminUserDto;

  @ApiProperty({ type: [AdminUserSessionDto] })
  sessions!: AdminUserSessionDto[];

  @ApiProperty({ type: [AdminUserHistoryItemDto] })
  history!: AdminUserHistoryItemDto[];
}

export class AdminActionDto implements AdminActionRequest {
  @ApiProperty({ maxLength: administrationLimits.reasonMax })
  @Trimmed()
  @Satisfies(reasonProblem)
  reason!: string;
}

export class DemoteDto implements DemoteRequest {
  @ApiPropertyOptional({ enum: chosenRoles })
  @IsOptional()
  @IsIn(chosenRoles)
  role?: ChosenRole;
}

export class BootstrapStatusDto implements BootstrapStatus {
  @ApiProperty()
  available!: boolean;

  @ApiProperty()
  needs_token!: boolean;
}

export class CreateFirstAdminDto implements CreateFirstAdminRequest {
  @ApiProperty({ format: 'email' })
  @Satisfies(signUpEmailProblem)
  email!: string;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(administrationLimits.setupTokenMax)
  setup_token?: string;
}
