import { PageQueryDto, Satisfies, Trimmed } from '@crewcall/contracts-core/dto';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
} from 'class-validator';
import {
  type Booking,
  type BookingListQuery,
  type CancelBookingRequest,
  type Cancellation,
  cancelLimits,
  type CancelReason,
  cancelReasonProblem,
  cancelReasons,
  type CancellationKind,
  cancellationKinds,
  cancelTexts,
  type DuplicateJobRequest,
  type HistoryLine,
  type RevisedCall,
  type Revision,
  type RevisionState,
  type ScheduleQuery,
  type ScheduleRow,
  type BookingState,
  bookingStates,
  callFieldProblems,
  type OfferSide,
  type Terms,
} from '@crewcall/contracts-bookings';
import { CallDto } from './call.dto.js';
import { LateDto } from './lateness.dto.js';
import { NoShowDto } from './no-show.dto.js';
import { PayDto } from './role.dto.js';
import { SeenTicketDto } from './role-tickets.dto.js';

class RevisedCallDto implements RevisedCall {
  @ApiProperty({ format: 'uuid' }) call_id!: string;
  @ApiProperty({ type: String, nullable: true }) name!: string | null;
  @ApiProperty({ type: String, nullable: true }) place!: string | null;
  @ApiProperty({ format: 'date-time' }) from!: string;
  @ApiProperty({ format: 'date-time' }) to!: string;
  @ApiProperty() is_time_to_follow!: boolean;
}

export class RevisionDto implements Revision {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() number!: number;
  @ApiProperty({ enum: ['asked', 'accepted', 'refused'] }) state!: RevisionState;
  @ApiProperty({ type: [String] }) changed!: string[];
  @ApiProperty() clashes!: boolean;
  @ApiProperty() words!: string;
  @ApiProperty({ type: 'object', additionalProperties: true }) terms!: Terms;
  @ApiProperty({ type: [RevisedCallDto] }) calls!: RevisedCallDto[];
}

class HistoryLineDto implements HistoryLine {
  @ApiProperty({ format: 'date-time' }) at!: string;
  @ApiProperty() what!: string;
  @ApiProperty({ enum: ['company', 'crew', 'time', 'system'] }) by!: HistoryLine['by'];
  @ApiProperty({ type: String, nullable: true }) name!: string | null;
}

class CancellationDto implements Cancellation {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: ['company', 'crew', 'system'] }) by!: Cancellation['by'];
  @ApiProperty() is_whole!: boolean;
  @ApiProperty({ type: [String] }) call_ids!: string[];
  @ApiProperty({ type: String, nullable: true, enum: cancellationKinds }) kind!: CancellationKind | null;
  @ApiProperty({ type: String, nullable: true }) reason!: string | null;
  @ApiProperty({ type: String, nullable: true }) words!: string | null;
  @ApiProperty({ type: Number, nullable: true }) percent!: number | null;
  @ApiProperty({ type: Number, nullable: true }) fee_pence!: number | null;
  @ApiProperty({ format: 'date-time' }) cancelled_at!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) put_back_until!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) put_back_at!: string | null;
}

/** What each side has to say with it is judged by the use case. */
export class CancelBookingDto implements CancelBookingRequest {
  @ApiPropertyOptional({ maxLength: cancelLimits.reason, description: 'A company has to give one.' })
  @Trimmed()
  @Satisfies((value) => (value === undefined || value === '' ? null : cancelReasonProblem(value)))
  reason?: string;

  @ApiPropertyOptional({ enum: cancelReasons, description: 'A crew member has to choose one.' })
  @IsOptional()
  @IsIn(cancelReasons, { message: cancelTexts.kind })
  kind?: CancelReason;

  @ApiPropertyOptional({ type: [String], format: 'uuid', description: 'By a company: these calls alone.' })
  @IsOptional()
  @IsArray({ message: cancelTexts.calls })
  @ArrayMinSize(1, { message: cancelTexts.calls })
  @ArrayMaxSize(60, { message: cancelTexts.calls })
  @ArrayUnique({ message: cancelTexts.calls })
  @IsUUID('all', { each: true, message: cancelTexts.calls })
  call_ids?: string[];
}

export class BookingDto implements Booking {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ format: 'uuid' }) offer_id!: string;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) application_id!: string | null;
  @ApiProperty({ format: 'uuid' }) job_id!: string;
  @ApiProperty({ format: 'uuid' }) role_id!: string;
  @ApiProperty({ format: 'uuid' }) recruiter_id!: string;
  @ApiProperty({ format: 'uuid' }) freelancer_id!: string;
  @ApiProperty({ enum: bookingStates }) state!: BookingState;
  @ApiProperty() job_title!: string;
  @ApiProperty() role_name!: string;
  @ApiProperty() company!: string;
  @ApiProperty() location!: string;
  @ApiProperty({ type: String, nullable: true }) freelancer_name!: string | null;
  @ApiProperty({ type: [CallDto] }) calls!: CallDto[];
  @ApiProperty({ type: 'object', additionalProperties: true }) terms!: Terms;
  @ApiProperty() terms_hash!: string;
  @ApiProperty({ type: PayDto, nullable: true }) estimate!: PayDto | null;
  @ApiProperty() clashes!: boolean;
  @ApiProperty({ type: RevisionDto, nullable: true }) revision!: RevisionDto | null;
  @ApiProperty({ type: [String] }) warnings!: string[];
  @ApiProperty({ type: [SeenTicketDto] }) tickets_seen!: SeenTicketDto[];
  @ApiProperty() reserves!: number;
  @ApiProperty() together!: number;
  @ApiProperty({ type: [CancellationDto] }) cancellations!: CancellationDto[];
  @ApiProperty({ type: [LateDto] }) late!: LateDto[];
  @ApiProperty({ type: NoShowDto, nullable: true }) no_show!: NoShowDto | null;
  @ApiProperty({ type: [HistoryLineDto] }) history!: HistoryLineDto[];
  @ApiProperty({ format: 'date-time' }) confirmed_at!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) cancelled_at!: string | null;
}

const sides = ['freelancer', 'recruiter'] as const;
const isStates = (value: unknown): string | null =>
  typeof value === 'string' && !value.split(',').every((word) => bookingStates.some((state) => state === word))
    ? `Please choose from ${bookingStates.join(', ')}.`
    : null;

export class BookingListQueryDto extends PageQueryDto implements BookingListQuery {
  @ApiProperty({ enum: sides })
  @IsIn(sides)
  side!: OfferSide;

  @ApiPropertyOptional({ example: 'confirmed,on' })
  @IsOptional()
  @IsString()
  @MaxLength(150)
  @Satisfies(isStates)
  state?: string;
}

class ScheduledRoleDto {
  @ApiProperty({ format: 'uuid' }) role_id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() positions!: number;
  @ApiProperty() filled!: number;
}

export class ScheduleRowDto implements ScheduleRow {
  @ApiProperty({ type: CallDto }) call!: CallDto;
  @ApiProperty({ format: 'uuid' }) job_id!: string;
  @ApiProperty() job_title!: string;
  @ApiProperty({ type: [ScheduledRoleDto] }) roles!: ScheduledRoleDto[];
  @ApiProperty() positions!: number;
  @ApiProperty() filled!: number;
}

const Flag = (): PropertyDecorator => (target, property) => {
  const read = Transform(({ value }: { value: unknown }) =>
    value === 'true' ? true : value === 'false' ? false : value,
  );
  for (const decorate of [ApiPropertyOptional({ type: Boolean }), IsOptional(), read, IsBoolean()])
    decorate(target, property as string);
};

export class ScheduleQueryDto implements ScheduleQuery {
  @Flag()
  unfilled?: boolean;

  @Flag()
  this_week?: boolean;
}

export class DuplicateJobDto implements DuplicateJobRequest {
  @ApiProperty({ format: 'date' })
  @Satisfies(callFieldProblems.starts_on)
  first_day!: string;
}
