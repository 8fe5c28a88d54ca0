import { type TicketKind, ticketKinds } from '@crewcall/contracts-bookings';
import { unitsOf } from '@crewcall/contracts-core';
import { defineEvent } from '@crewcall/contracts-core/dto';
import { IsIn, IsString, IsUUID, Matches, MaxLength } from 'class-validator';

const DAY = /^\d{4}-\d\d-\d\d$/;

export class TicketEndsEarlyPayload {
  @IsUUID()
  recruiter_id!: string;

  @IsUUID()
  freelancer_id!: string;

  @IsIn(ticketKinds)
  kind!: TicketKind;

  @IsString()
  @MaxLength(unitsOf(200))
  role!: string;

  /** Of the first call after its last day. */
  @Matches(DAY)
  day!: string;

  @Matches(DAY)
  expires_on!: string;
}

/** In 30 days a ticket of a person who is booked ends before their call; the subject is the booking, once for each company. */
export const ticketEndsEarly = defineEvent({
  name: 'jobs.ticket-ends-early.v1',
  payload: TicketEndsEarlyPayload,
  heardBy: ['notifications'],
});
