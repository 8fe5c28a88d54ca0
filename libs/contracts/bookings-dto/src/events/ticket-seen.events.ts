import { type TicketKind, ticketKinds } from '@crewcall/contracts-bookings';
import { defineEvent } from '@crewcall/contracts-core/dto';
import { IsIn, IsInt, IsISO8601, IsOptional, IsUUID, Matches } from 'class-validator';

export class TicketSeenPayload {
  @IsUUID()
  recruiter_id!: string;

  @IsUUID()
  freelancer_id!: string;

  @IsUUID()
  ticket_id!: string;

  @IsIn(ticketKinds)
  kind!: TicketKind;

  @IsOptional()
  @IsInt()
  sum_pence?: number | null;

  @IsOptional()
  @Matches(/^\d{4}-\d\d-\d\d$/)
  expires_on?: string | null;

  @IsISO8601()
  seen_at!: string;
}

/** A company saw on site the card of a person whom it has booked, as it says here; the subject is the booking. */
export const ticketSeen = defineEvent({
  name: 'jobs.ticket-seen.v1',
  payload: TicketSeenPayload,
  heardBy: ['identity'],
});
