import { type TicketKind, ticketKinds } from '@crewcall/contracts-bookings';
import {
  type OwnTickets,
  type SaveTicketRequest,
  type SharedTicket,
  type ShareTicketsRequest,
  type Ticket,
  type TicketAudience,
  ticketAudiences,
  ticketLimits,
  type TicketReason,
  ticketReasonKeys,
  type TicketState,
  ticketStates,
  ticketTexts,
} from '@crewcall/contracts-identity';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import { TicketDocumentDto } from './ticket-document.dto.js';

const nullableText = { type: String, nullable: true } as const;
const nullableDay = { ...nullableText, format: 'date' } as const;
/** Of an ISO day; whether it is one, the rules say. */
const DAY_LENGTH = 10;

export class SharedTicketDto implements SharedTicket {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: ticketKinds }) kind!: TicketKind;
  @ApiProperty(nullableText) level!: string | null;
  @ApiProperty({ type: Number, nullable: true }) sum_pence!: number | null;
  @ApiProperty(nullableDay) issued_on!: string | null;
  @ApiProperty(nullableDay) expires_on!: string | null;
  @ApiProperty({ enum: ticketStates }) state!: TicketState;
  @ApiProperty() seen_by!: number;
}

export class TicketDto extends SharedTicketDto implements Ticket {
  @ApiProperty(nullableText) last4!: string | null;
  @ApiProperty({ enum: ticketReasonKeys, nullable: true }) reason!: TicketReason | null;
  @ApiProperty({ type: TicketDocumentDto, nullable: true }) document!: TicketDocumentDto | null;
  @ApiProperty() is_waiting!: boolean;
}

export class OwnTicketsDto implements OwnTickets {
  @ApiProperty({ type: [TicketDto] }) tickets!: TicketDto[];
  @ApiProperty({ enum: ticketAudiences }) audience!: TicketAudience;
}

export class SaveTicketDto implements SaveTicketRequest {
  @ApiProperty({ enum: ticketKinds })
  @IsIn(ticketKinds, { message: ticketTexts.kind })
  kind!: TicketKind;

  @ApiPropertyOptional(nullableText)
  @IsOptional()
  @IsString()
  @MaxLength(200)
  number?: string | null;

  @ApiPropertyOptional({ ...nullableText, maxLength: ticketLimits.level })
  @IsOptional()
  @IsString()
  @MaxLength(400)
  level?: string | null;

  @ApiPropertyOptional({ type: Number, nullable: true, maximum: ticketLimits.pence })
  @IsOptional()
  @IsInt()
  sum_pence?: number | null;

  @ApiPropertyOptional(nullableDay)
  @IsOptional()
  @IsString()
  @MaxLength(DAY_LENGTH)
  issued_on?: string | null;

  @ApiPropertyOptional(nullableDay)
  @IsOptional()
  @IsString()
  @MaxLength(DAY_LENGTH)
  expires_on?: string | null;
}

export class ShareTicketsDto implements ShareTicketsRequest {
  @ApiProperty({ enum: ticketAudiences })
  @IsIn(ticketAudiences)
  audience!: TicketAudience;
}
