import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsISO8601,
  IsOptional,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import {
  callLimits,
  type JobPlan,
  type PlannedRole,
  roleLimits,
  roleTexts,
  type SavePlanRequest,
} from '@crewcall/contracts-bookings';
import { CallDto, SaveCallDto } from './call.dto.js';
import { RoleDto, SaveRoleDto } from './role.dto.js';

const calls = { message: roleTexts.calls, each: true } as const;

class PlannedCallDto extends OmitType(SaveCallDto, ['reason'] as const) {}

class PlannedRoleDto extends OmitType(SaveRoleDto, ['call_ids', 'releases_pencils'] as const) implements PlannedRole {
  @ApiPropertyOptional({ type: [Number], description: 'Places in the list of calls, from 0; all when left out.' })
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1, { message: roleTexts.calls })
  @ArrayMaxSize(callLimits.calls)
  @IsInt(calls)
  @Min(0, calls)
  @Max(callLimits.calls - 1, calls)
  calls?: number[];
}

export class SavePlanDto implements SavePlanRequest {
  @ApiProperty({ type: [PlannedCallDto] })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(callLimits.calls)
  @ValidateNested({ each: true })
  @Type(() => PlannedCallDto)
  calls!: PlannedCallDto[];

  @ApiProperty({ type: [PlannedRoleDto] })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(roleLimits.roles)
  @ValidateNested({ each: true })
  @Type(() => PlannedRoleDto)
  roles!: PlannedRoleDto[];

  @ApiPropertyOptional({
    description:
      "The job's updated_at that it was written for; refused where it changed since, unless to this very plan.",
  })
  @IsOptional()
  @IsISO8601({ strict: true })
  since?: string;
}

export class JobPlanDto implements JobPlan {
  @ApiProperty({ type: [CallDto] }) calls!: CallDto[];
  @ApiProperty({ type: [RoleDto] }) roles!: RoleDto[];
}
