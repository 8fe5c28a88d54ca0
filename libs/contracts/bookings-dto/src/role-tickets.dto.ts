import {
  type RoleTickets,
  type SeenTicket,
  type TicketKind,
  ticketKinds,
  type TicketNeed,
} from '@crewcall/contracts-bookings';
import { ApiProperty } from '@nestjs/swagger';

export class TicketNeedDto implements TicketNeed {
  @ApiProperty({ enum: ticketKinds }) kind!: TicketKind;
  @ApiProperty() is_must!: boolean;
  @ApiProperty({ type: Number, nullable: true }) sum_pence!: number | null;
}

export class RoleTicketsDto implements RoleTickets {
  @ApiProperty({ type: [TicketNeedDto] }) needs!: TicketNeedDto[];
  @ApiProperty() only_valid!: boolean;
}

export class SeenTicketDto implements SeenTicket {
  @ApiProperty({ enum: ticketKinds }) kind!: TicketKind;
  @ApiProperty({ format: 'date' }) valid_on!: string;
  @ApiProperty({ format: 'date' }) seen_on!: string;
}
