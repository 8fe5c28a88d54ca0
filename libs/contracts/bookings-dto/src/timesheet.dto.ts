import {
  type FeeShare,
  type ApprovedAsPlanned,
  callFieldProblems,
  callTexts,
  type DisputedLine,
  disputedLinesProblem,
  type DisputeReason,
  disputeReasons,
  type DisputeTimesheetRequest,
  isTimeOfDay,
  type Mover,
  type OfferSide,
  type SaveTimesheetRequest,
  type SettleTimesheetRequest,
  type Terms,
  type Timesheet,
  type TimesheetLine,
  timesheetLimits,
  timesheetLines,
  type TimesheetListQuery,
  type TimesheetState,
  timesheetStates,
  timesheetTexts,
  type TimesheetVersion,
  type WorkedFigures,
  type WorkedTimes,
  type WorkedWall,
} from '@crewcall/contracts-bookings';
import { PageQueryDto, Satisfies } from '@crewcall/contracts-core/dto';
import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { OptionalText } from './fields.js';
import { PayDto } from './role.dto.js';
import { TimesheetAskDto } from './timesheet-ask.dto.js';

const day = { type: String, format: 'date' } as const;
const time = { type: String, example: '22:00' } as const;
const moment = { type: String, format: 'date-time', nullable: true } as const;
const text = { type: String, nullable: true } as const;
const timeProblem = (value: unknown): string | null => (isTimeOfDay(value) ? null : callTexts.time);
const dayProblem = callFieldProblems.starts_on;

export class WorkedWallDto implements WorkedWall {
  @ApiProperty(day)
  @Satisfies(dayProblem)
  starts_on!: string;

  @ApiProperty(time)
  @Satisfies(timeProblem)
  starts_at!: string;

  @ApiPropertyOptional({ type: Boolean, description: 'The second of two equal times when the clocks go back.' })
  @IsOptional()
  @IsBoolean()
  starts_again?: boolean;

  @ApiProperty(day)
  @Satisfies(dayProblem)
  ends_on!: string;

  @ApiProperty(time)
  @Satisfies(timeProblem)
  ends_at!: string;

  @ApiPropertyOptional({ type: Boolean })
  @IsOptional()
  @IsBoolean()
  ends_again?: boolean;
}

export class SaveTimesheetDto extends WorkedWallDto implements SaveTimesheetRequest {
  @ApiProperty({ type: [WorkedWallDto], maxItems: timesheetLimits.breaks })
  @IsArray()
  @ArrayMaxSize(timesheetLimits.breaks, { message: timesheetTexts.breaks })
  @ValidateNested({ each: true })
  @Type(() => WorkedWallDto)
  breaks!: WorkedWallDto[];

  @ApiPropertyOptional({ type: Number, minimum: 0, maximum: timesheetLimits.travelDays })
  @IsOptional()
  @IsInt({ message: timesheetTexts.travelDays })
  @Min(0, { message: timesheetTexts.travelDays })
  @Max(timesheetLimits.travelDays, { message: timesheetTexts.travelDays })
  travel_days?: number;

  @ApiPropertyOptional({ type: Number, minimum: 0, maximum: timesheetLimits.nights })
  @IsOptional()
  @IsInt({ message: timesheetTexts.nights })
  @Min(0, { message: timesheetTexts.nights })
  @Max(timesheetLimits.nights, { message: timesheetTexts.nights })
  nights_away?: number;

  @OptionalText(timesheetLimits.words, timesheetTexts.words)
  note?: string | null;
}

export class DisputedLineDto implements DisputedLine {
  @ApiProperty({ enum: timesheetLines })
  @IsIn(timesheetLines, { message: timesheetTexts.lines })
  line!: TimesheetLine;

  @ApiProperty({ enum: disputeReasons })
  @IsIn(disputeReasons, { message: timesheetTexts.reason })
  reason!: DisputeReason;

  @OptionalText(timesheetLimits.words, timesheetTexts.words)
  words?: string | null;
}

export class DisputeTimesheetDto implements DisputeTimesheetRequest {
  @ApiProperty({ type: [DisputedLineDto], minItems: 1, maxItems: timesheetLines.length })
  @IsArray({ message: timesheetTexts.lines })
  @Satisfies(disputedLinesProblem)
  @ValidateNested({ each: true })
  @Type(() => DisputedLineDto)
  lines!: DisputedLineDto[];

  @ApiProperty({ type: SaveTimesheetDto })
  @ValidateNested()
  @Type(() => SaveTimesheetDto)
  figures!: SaveTimesheetDto;
}

export class SettleTimesheetDto implements SettleTimesheetRequest {
  @ApiPropertyOptional({ type: Number })
  @IsOptional()
  @IsInt()
  version?: number;
}

export class TimesheetListQueryDto extends PageQueryDto implements TimesheetListQuery {
  @ApiProperty({ enum: ['freelancer', 'recruiter'] })
  @IsIn(['freelancer', 'recruiter'])
  side!: OfferSide;

  @ApiPropertyOptional({ description: 'One or several, with commas.' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  state?: string;

  @ApiPropertyOptional({ type: String, format: 'uuid' })
  @IsOptional()
  @IsUUID()
  call_id?: string;

  @ApiPropertyOptional({ type: String, format: 'uuid' })
  @IsOptional()
  @IsUUID()
  booking_id?: string;
}

/** The same on all its pages at once. */
export class TimesheetFileQueryDto extends OmitType(TimesheetListQueryDto, ['page', 'page_size'] as const) {}

class WorkedTimesDto implements WorkedTimes {
  @ApiProperty(day) starts_on!: string;
  @ApiProperty(time) starts_at!: string;
  @ApiPropertyOptional({ type: Boolean }) starts_again?: boolean;
  @ApiProperty(day) ends_on!: string;
  @ApiProperty(time) ends_at!: string;
  @ApiPropertyOptional({ type: Boolean }) ends_again?: boolean;
  @ApiProperty({ type: [WorkedWallDto] }) breaks!: WorkedWallDto[];
  @ApiProperty() travel_days!: number;
  @ApiProperty() nights_away!: number;
}

class WorkedFiguresDto extends WorkedTimesDto implements WorkedFigures {
  @ApiProperty({ format: 'date-time' }) from!: string;
  @ApiProperty({ format: 'date-time' }) to!: string;
  @ApiProperty() paid_minutes!: number;
  @ApiProperty({ type: PayDto, nullable: true }) pay!: PayDto | null;
}

class TimesheetVersionDto implements TimesheetVersion {
  @ApiProperty() number!: number;
  @ApiProperty({ enum: ['crew', 'company'] }) by!: 'crew' | 'company';
  @ApiProperty() round!: number;
  @ApiProperty({ format: 'date-time' }) at!: string;
  @ApiProperty({ type: WorkedFiguresDto }) figures!: WorkedFiguresDto;
  @ApiProperty({ type: [DisputedLineDto] }) reasons!: DisputedLineDto[];
  @ApiProperty(text) note!: string | null;
}

export class FeeShareDto implements FeeShare {
  @ApiProperty() calls!: number;
  @ApiProperty() of!: number;
}

export class TimesheetDto implements Timesheet {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ format: 'uuid' }) booking_id!: string;
  @ApiProperty({ format: 'uuid' }) call_id!: string;
  @ApiProperty({ format: 'uuid' }) job_id!: string;
  @ApiProperty({ format: 'uuid' }) recruiter_id!: string;
  @ApiProperty({ format: 'uuid' }) freelancer_id!: string;
  @ApiProperty() job_title!: string;
  @ApiProperty() role_name!: string;
  @ApiProperty() company!: string;
  @ApiProperty(text) freelancer_name!: string | null;
  @ApiProperty(text) call_name!: string | null;
  @ApiProperty(day) day!: string;
  @ApiProperty({ enum: timesheetStates }) state!: TimesheetState;
  @ApiProperty() round!: number;
  @ApiProperty() is_fee!: boolean;
  @ApiProperty({ type: WorkedTimesDto, nullable: true }) planned!: WorkedTimesDto | null;
  @ApiProperty(moment) checked_in_at!: string | null;
  @ApiProperty({ type: 'object', additionalProperties: true }) terms!: Terms;
  @ApiProperty() has_fee!: boolean;
  @ApiProperty({ type: FeeShareDto, nullable: true }) fee_share!: FeeShareDto | null;
  @ApiProperty(moment) previous_out!: string | null;
  @ApiProperty() expenses_submitted!: number;
  @ApiProperty() expenses_disputed!: number;
  @ApiProperty({ type: WorkedFiguresDto }) figures!: WorkedFiguresDto;
  @ApiProperty({ type: [TimesheetVersionDto] }) versions!: TimesheetVersionDto[];
  @ApiProperty({ type: TimesheetAskDto, nullable: true }) asked!: TimesheetAskDto | null;
  @ApiProperty(moment) submitted_at!: string | null;
  @ApiProperty(moment) counts_at!: string | null;
  @ApiProperty(moment) approved_at!: string | null;
  @ApiProperty({ enum: ['company', 'crew', 'time'], nullable: true }) approved_by!: Mover | null;
  @ApiProperty(moment) locks_at!: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) corrects_id!: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) corrected_by_id!: string | null;
  @ApiProperty() version!: number;
}

export class ApprovedAsPlannedDto implements ApprovedAsPlanned {
  @ApiProperty() approved!: number;
  @ApiProperty() left_out!: number;
}
