import { Satisfies, Trimmed } from '@crewcall/contracts-core/dto';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsOptional,
  IsUUID,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import {
  callLimits,
  callTexts,
  type Pay,
  type PayLine,
  type PayLineKind,
  type Estimate,
  type EstimateRequest,
  type Role,
  type SaveRoleRequest,
  roleFieldProblems,
  type RoleKit,
  roleKitProblem,
  roleLimits,
  roleTicketsProblem,
  type Terms,
  termsProblem,
} from '@crewcall/contracts-bookings';
import { SaveCallDto } from './call.dto.js';
import { OptionalLine } from './fields.js';
import { RoleTicketsDto } from './role-tickets.dto.js';

const termsSchema = { type: 'object', additionalProperties: true } as const;
const kitSchema = { type: 'array', items: termsSchema } as const;

class PayLineDto implements PayLine {
  @ApiProperty({ type: String }) kind!: PayLineKind;
  @ApiProperty({ example: '5.5 h × £48.00' }) words!: string;
  @ApiProperty({ type: Number, nullable: true }) minutes!: number | null;
  @ApiProperty() pence!: number;
}

export class PayDto implements Pay {
  @ApiProperty({ type: [PayLineDto] }) lines!: PayLineDto[];
  @ApiProperty() total_pence!: number;
  @ApiProperty({ type: [String] }) notes!: string[];
}

export class RoleDto implements Role {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ format: 'uuid' }) job_id!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ type: String, nullable: true }) skill!: string | null;
  @ApiProperty() positions!: number;
  @ApiProperty() filled!: number;
  @ApiProperty({ type: [String] }) call_ids!: string[];
  @ApiPropertyOptional({ type: [String] }) free_call_ids?: string[];
  @ApiPropertyOptional({ type: 'object', additionalProperties: { type: 'integer' } })
  filled_by_call?: Record<string, number>;
  @ApiProperty(termsSchema) terms!: Terms;
  @ApiProperty({ type: [String] }) needs!: string[];
  @ApiProperty(kitSchema) kit!: RoleKit[];
  @ApiProperty({ type: RoleTicketsDto }) tickets!: RoleTicketsDto;
  @ApiProperty() confirms_next!: boolean;
  @ApiProperty({ type: PayDto, nullable: true }) estimate!: PayDto | null;
  @ApiProperty({ type: String, nullable: true }) estimate_words!: string | null;
  @ApiProperty() rate_words!: string;
}

export class SaveRoleDto implements SaveRoleRequest {
  @ApiProperty({ maxLength: roleLimits.name })
  @Trimmed()
  @Satisfies(roleFieldProblems.name)
  name!: string;

  @ApiPropertyOptional({ type: String, nullable: true })
  @Satisfies(roleFieldProblems.skill)
  skill?: string | null;

  @ApiProperty({ minimum: 1, maximum: roleLimits.positions })
  @Satisfies(roleFieldProblems.positions)
  positions!: number;

  @ApiPropertyOptional({ type: [String] })
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(callLimits.calls)
  @IsUUID(undefined, { each: true })
  call_ids?: string[];

  @ApiProperty(termsSchema)
  @Satisfies(termsProblem)
  terms!: SaveRoleRequest['terms'];

  @ApiPropertyOptional({ type: [String] })
  @Satisfies(roleFieldProblems.needs)
  needs?: string[];

  @ApiPropertyOptional(kitSchema)
  @Satisfies(roleKitProblem)
  kit?: RoleKit[];

  @ApiPropertyOptional({ type: RoleTicketsDto })
  @Satisfies(roleTicketsProblem)
  tickets?: RoleTicketsDto;

  @ApiPropertyOptional({ type: Boolean })
  @IsOptional()
  @IsBoolean()
  confirms_next?: boolean;

  @Trimmed()
  @OptionalLine(callLimits.reason, callTexts.reason)
  reason?: string;

  @ApiPropertyOptional({ type: Boolean })
  @IsOptional()
  @IsBoolean()
  releases_pencils?: boolean;
}

export class EstimateDto implements Estimate {
  @ApiProperty({ type: PayDto, nullable: true }) pay!: PayDto | null;
  @ApiProperty({ type: String, nullable: true }) words!: string | null;
}

const Counted =
  (max: number): PropertyDecorator =>
  (target, property) => {
    for (const decorate of [
      ApiPropertyOptional({ type: Number, minimum: 0, maximum: max }),
      IsOptional(),
      IsInt(),
      Min(0),
      Max(max),
    ])
      decorate(target, property as string);
  };

export class EstimateRequestDto implements EstimateRequest {
  @ApiProperty(termsSchema)
  @Satisfies(termsProblem)
  terms!: EstimateRequest['terms'];

  @ApiProperty({ type: [SaveCallDto] })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(callLimits.calls)
  @ValidateNested({ each: true })
  @Type(() => SaveCallDto)
  calls!: SaveCallDto[];

  @Counted(60)
  travel_days?: number;

  @Counted(5000)
  miles?: number;

  @Counted(365)
  nights_away?: number;
}
