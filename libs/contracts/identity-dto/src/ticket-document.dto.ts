import { type TicketKind, ticketKinds } from '@crewcall/contracts-bookings';
import { Satisfies, UploadFormDto } from '@crewcall/contracts-core/dto';
import {
  type CheckedTicket,
  type RefuseTicketRequest,
  type TakeTicketDocumentRequest,
  type TicketDocument,
  ticketDocumentLimits,
  type TicketDocumentLink,
  ticketDocumentNameProblem,
  type TicketDocumentUpload,
  type TicketQueue,
  type TicketReason,
  ticketReasonKeys,
  type TicketToCheck,
  type VerifyTicketRequest,
} from '@crewcall/contracts-identity';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsISO8601, IsUUID, MaxLength, ValidateIf } from 'class-validator';

const nullableText = { type: String, nullable: true } as const;
const nullableDay = { ...nullableText, format: 'date' } as const;
const moment = { format: 'date-time' } as const;

export class TicketDocumentDto implements TicketDocument {
  @ApiProperty() name!: string;
  @ApiProperty() type!: string;
  @ApiProperty() size!: number;
  @ApiProperty(moment) added_at!: string;
}

export class TicketDocumentUploadDto implements TicketDocumentUpload {
  @ApiProperty({ format: 'uuid' }) upload_id!: string;
  @ApiProperty({ type: UploadFormDto }) upload_form!: UploadFormDto;
  @ApiProperty() expires_in!: number;
}

export class TakeTicketDocumentDto implements TakeTicketDocumentRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  upload_id!: string;

  @ApiProperty({ maxLength: ticketDocumentLimits.fileName })
  @Satisfies(ticketDocumentNameProblem)
  file_name!: string;
}

export class TicketDocumentLinkDto implements TicketDocumentLink {
  @ApiProperty() url!: string;
  @ApiProperty() type!: string;
  @ApiProperty() name!: string;
  @ApiProperty() expires_in!: number;
}

export class TicketToCheckDto implements TicketToCheck {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ format: 'uuid' }) owner_id!: string;
  @ApiProperty() owner_name!: string;
  @ApiProperty({ enum: ticketKinds }) kind!: TicketKind;
  @ApiProperty(nullableText) level!: string | null;
  @ApiProperty({ type: Number, nullable: true }) sum_pence!: number | null;
  @ApiProperty(nullableDay) issued_on!: string | null;
  @ApiProperty(nullableText) last4!: string | null;
  @ApiProperty() expires!: boolean;
  @ApiProperty({ type: TicketDocumentDto, nullable: true }) document!: TicketDocumentDto | null;
  @ApiProperty(moment) waiting_since!: string;
  @ApiProperty({ ...nullableText, ...moment }) taken_until!: string | null;
  @ApiProperty() is_taken_by_me!: boolean;
}

const decided = ['verified', 'rejected', 'withdrawn'] as const;

export class CheckedTicketDto implements CheckedTicket {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ format: 'uuid' }) owner_id!: string;
  @ApiProperty() owner_name!: string;
  @ApiProperty({ enum: ticketKinds }) kind!: TicketKind;
  @ApiProperty(nullableText) level!: string | null;
  @ApiProperty({ enum: decided }) state!: CheckedTicket['state'];
  @ApiProperty({ enum: ticketReasonKeys, nullable: true }) reason!: TicketReason | null;
  @ApiProperty(moment) decided_at!: string;
}

export class TicketQueueDto implements TicketQueue {
  @ApiProperty() waiting!: number;
  @ApiProperty({ type: Number, nullable: true }) median_minutes!: number | null;
  @ApiProperty({ type: [TicketToCheckDto] }) tickets!: TicketToCheckDto[];
  @ApiProperty({ type: [CheckedTicketDto] }) checked!: CheckedTicketDto[];
}

export class VerifyTicketDto implements VerifyTicketRequest {
  @ApiProperty(nullableDay)
  @ValidateIf(({ expires_on }: VerifyTicketRequest) => expires_on !== null)
  @IsISO8601({ strict: true })
  @MaxLength(10)
  expires_on!: string | null;
}

export class RefuseTicketDto implements RefuseTicketRequest {
  @ApiProperty({ enum: ticketReasonKeys })
  @IsIn(ticketReasonKeys, { message: 'Please choose a reason.' })
  reason!: TicketReason;
}
