import {
  type CandidateState,
  type CoverSettings,
  type LeaveOutRequest,
  milesProblem,
  mostPeopleProblem,
  type OfferCover,
  peopleAtOnceProblem,
  type RaiseRequest,
  type Rescue,
  type RescueCandidate,
  rescueLimits,
  type RescueSettings,
  type RescueState,
  rescueStates,
  type RescueStep,
  rescueTexts,
  type RoleRescue,
  type StartRescueRequest,
  type Terms,
  termsLimits,
  waveMinutesProblem,
  type WidenRequest,
} from '@crewcall/contracts-bookings';
import { Satisfies } from '@crewcall/contracts-core/dto';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsInt,
  IsLatitude,
  IsLongitude,
  IsOptional,
  IsUUID,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';

export class OfferCoverDto implements OfferCover {
  @ApiProperty({ format: 'uuid' }) rescue_id!: string;
  @ApiProperty({ type: Number, nullable: true }) miles!: number | null;
  @ApiProperty() asked!: number;
  @ApiProperty() is_covered!: boolean;
}

export class RescueCandidateDto implements RescueCandidate {
  @ApiProperty({ format: 'uuid' }) freelancer_id!: string;
  @ApiProperty({ type: String, nullable: true }) first_name!: string | null;
  @ApiProperty({ type: String, nullable: true }) last_name!: string | null;
  @ApiProperty() score!: number;
  @ApiProperty({ type: [String] }) why!: string[];
  @ApiProperty() is_reserve!: boolean;
  @ApiProperty({ type: String }) state!: CandidateState;
  @ApiProperty({ type: Number, nullable: true }) wave!: number | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) asked_at!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) seen_at!: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) offer_id!: string | null;
}

export class RescueSettingsDto implements RescueSettings {
  @ApiProperty() people!: number;
  @ApiProperty() minutes!: number;
  @ApiProperty() miles!: number;
  @ApiProperty() most_people!: number;
}

class RescueStepDto implements RescueStep {
  @ApiProperty({ type: String }) what!: RescueStep['what'];
  @ApiProperty({ format: 'date-time' }) at!: string;
  @ApiProperty({ type: String, nullable: true }) words!: string | null;
}

export class RescueDto implements Rescue {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ format: 'uuid' }) role_id!: string;
  @ApiProperty({ format: 'uuid' }) job_id!: string;
  @ApiProperty({ enum: rescueStates }) state!: RescueState;
  @ApiProperty({ format: 'date-time' }) first_call_at!: string;
  @ApiProperty({ format: 'date-time' }) until!: string;
  @ApiProperty() wave!: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) wave_ends_at!: string | null;
  @ApiProperty() is_night!: boolean;
  @ApiProperty() asked!: number;
  @ApiProperty() of!: number;
  @ApiProperty({ type: RescueSettingsDto }) settings!: RescueSettingsDto;
  @ApiProperty() has_own_waves!: boolean;
  @ApiProperty({ type: 'object', additionalProperties: true }) terms!: Terms;
  @ApiProperty({ type: [RescueCandidateDto] }) people!: RescueCandidateDto[];
  @ApiProperty({ type: [RescueStepDto] }) steps!: RescueStepDto[];
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) posted_at!: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) filled_by!: string | null;
  @ApiProperty() version!: number;
}

class LeftDto implements NonNullable<RoleRescue['left']> {
  @ApiProperty({ format: 'uuid' }) freelancer_id!: string;
  @ApiProperty({ type: String, nullable: true }) first_name!: string | null;
  @ApiProperty({ type: String, nullable: true }) last_name!: string | null;
  @ApiProperty() words!: string;
}

export class RoleRescueDto implements RoleRescue {
  @ApiProperty({ format: 'uuid' }) role_id!: string;
  @ApiProperty() role_name!: string;
  @ApiProperty({ format: 'uuid' }) job_id!: string;
  @ApiProperty() job_title!: string;
  @ApiProperty() location!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) first_call_at!: string | null;
  @ApiProperty({ type: String, nullable: true }) problem!: string | null;
  @ApiProperty({ type: LeftDto, nullable: true }) left!: LeftDto | null;
  @ApiProperty({ type: RescueSettingsDto }) settings!: RescueSettingsDto;
  @ApiProperty({ type: 'object', additionalProperties: true }) terms!: Terms;
  @ApiProperty({ type: [RescueCandidateDto] }) candidates!: RescueCandidateDto[];
  @ApiProperty({ type: RescueDto, nullable: true }) rescue!: RescueDto | null;
}

const Optional = (problem: (value: unknown) => string | null): PropertyDecorator =>
  Satisfies((value) => (value === undefined ? null : problem(value)));

export class SaveRescueSettingsDto implements Partial<RescueSettings> {
  @ApiPropertyOptional()
  @Optional(peopleAtOnceProblem)
  people?: number;

  @ApiPropertyOptional()
  @Optional(waveMinutesProblem)
  minutes?: number;

  @ApiPropertyOptional()
  @Optional(mostPeopleProblem)
  most_people?: number;
}

class StartSettingsDto extends SaveRescueSettingsDto {
  @ApiPropertyOptional()
  @Optional(milesProblem)
  miles?: number;
}

class LeavesOutDto {
  @ApiPropertyOptional({ type: [String], format: 'uuid' })
  @IsOptional()
  @IsArray({ message: rescueTexts.leftOut })
  @ArrayMaxSize(rescueLimits.people, { message: rescueTexts.leftOut })
  @ArrayUnique({ message: rescueTexts.leftOut })
  @IsUUID('all', { each: true, message: rescueTexts.leftOut })
  left_out?: string[];
}

export class StartRescueDto extends LeavesOutDto implements StartRescueRequest {
  @ApiPropertyOptional()
  @ValidateIf(({ lat, lon }: StartRescueRequest) => lat !== undefined || lon !== undefined)
  @IsLatitude({ message: rescueTexts.point })
  lat?: number;

  @ApiPropertyOptional()
  @ValidateIf(({ lat, lon }: StartRescueRequest) => lat !== undefined || lon !== undefined)
  @IsLongitude({ message: rescueTexts.point })
  lon?: number;

  @ApiPropertyOptional({ type: StartSettingsDto })
  @IsOptional()
  @ValidateNested()
  @Type(() => StartSettingsDto)
  settings?: StartSettingsDto;
}

/** Of an address, where numbers are text. */
export class PointQueryDto {
  @ApiPropertyOptional()
  @IsOptional()
  @Type(() => Number)
  @IsLatitude({ message: rescueTexts.point })
  lat?: number;

  @ApiPropertyOptional()
  @IsOptional()
  @Type(() => Number)
  @IsLongitude({ message: rescueTexts.point })
  lon?: number;
}

export class NearQueryDto extends PointQueryDto {
  @ApiPropertyOptional()
  @Type(() => Number)
  @Optional(milesProblem)
  miles?: number;
}

export class LeaveOutDto implements LeaveOutRequest {
  @ApiProperty({ type: [String], format: 'uuid' })
  @IsArray({ message: rescueTexts.leftOut })
  @ArrayMaxSize(rescueLimits.people, { message: rescueTexts.leftOut })
  @ArrayUnique({ message: rescueTexts.leftOut })
  @IsUUID('all', { each: true, message: rescueTexts.leftOut })
  left_out!: string[];
}

export class WidenDto implements WidenRequest {
  @ApiProperty()
  @Satisfies(milesProblem)
  miles!: number;
}

export class RaiseDto implements RaiseRequest {
  @ApiProperty()
  @IsInt({ message: rescueTexts.raise })
  @Min(1, { message: rescueTexts.raise })
  @Max(termsLimits.pence, { message: rescueTexts.raise })
  amount_pence!: number;
}

export class CoverSettingsDto implements CoverSettings {
  @ApiProperty({ description: 'From 07:00 to 23:00 an urgent cover passes one’s quiet hours.' })
  @IsBoolean()
  passes_quiet_hours!: boolean;

  @ApiProperty({ description: 'At night too.' })
  @IsBoolean()
  wakes_me!: boolean;
}
