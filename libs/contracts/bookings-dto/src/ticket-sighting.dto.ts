import {
  type BookedTicket,
  type SeeTicketRequest,
  type TicketKind,
  ticketKinds,
  type TicketSighting,
  ticketSightingLimits,
  ticketSightingTexts,
} from '@crewcall/contracts-bookings';
import { isPlainLine } from '@crewcall/contracts-core';
import { MaxCharacters, Satisfies } from '@crewcall/contracts-core/dto';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString } from 'class-validator';

const text = { type: String, nullable: true } as const;

export class TicketSightingDto implements TicketSighting {
  @ApiProperty(text) checker!: string | null;
  @ApiProperty({ format: 'date' }) seen_on!: string;
}

export class BookedTicketDto implements BookedTicket {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: ticketKinds }) kind!: TicketKind;
  @ApiProperty(text) level!: string | null;
  @ApiProperty({ type: Number, nullable: true }) sum_pence!: number | null;
  @ApiProperty({ ...text, format: 'date' }) expires_on!: string | null;
  @ApiProperty(text) state!: string | null;
  @ApiProperty({ type: TicketSightingDto, nullable: true }) seen!: TicketSightingDto | null;
}

export class SeeTicketDto implements SeeTicketRequest {
  @ApiProperty({ maxLength: ticketSightingLimits.checker })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString({ message: ticketSightingTexts.checker })
  @MaxCharacters(ticketSightingLimits.checker, { message: ticketSightingTexts.checker })
  @Satisfies((value) => (typeof value === 'string' && value && isPlainLine(value) ? null : ticketSightingTexts.checker))
  checker!: string;
}
