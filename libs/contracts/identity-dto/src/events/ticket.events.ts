import { type TicketKind, ticketKinds } from '@crewcall/contracts-bookings';
import { unitsOf } from '@crewcall/contracts-core';
import { defineEvent } from '@crewcall/contracts-core/dto';
import {
  type TicketAudience,
  ticketAudiences,
  ticketLimits,
  type TicketReason,
  ticketReasonKeys,
  type TicketState,
  ticketStates,
} from '@crewcall/contracts-identity';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

/** Neither its number nor its document. */
export class TicketFacts {
  @IsUUID()
  id!: string;

  @IsIn(ticketKinds)
  kind!: TicketKind;

  @IsOptional()
  @IsString()
  @MaxLength(unitsOf(ticketLimits.level))
  level?: string | null;

  @IsOptional()
  @IsInt()
  @Min(0)
  sum_pence?: number | null;

  /** Its last day, `YYYY-MM-DD`; null where it has none. */
  @IsOptional()
  @Matches(/^\d{4}-\d\d-\d\d$/)
  expires_on?: string | null;

  /** As it was then: what has expired since says so by its last day. */
  @IsIn(ticketStates)
  state!: TicketState;

  /** Companies that saw the card on site; left out below three. */
  @IsOptional()
  @IsInt()
  seen_by?: number;
}

export class TicketsChangedPayload {
  @IsArray()
  @ArrayMaxSize(ticketLimits.tickets)
  @ValidateNested({ each: true })
  @Type(() => TicketFacts)
  tickets!: TicketFacts[];

  @IsIn(ticketAudiences)
  shared!: TicketAudience;
}

/** All tickets that the subject has now, and with whom they are shared. */
export const ticketsChanged = defineEvent({
  name: 'identity.tickets-changed.v1',
  payload: TicketsChangedPayload,
  heardBy: ['jobs'],
  isAwaited: true,
});

export class TicketExpiringPayload {
  @IsIn(ticketKinds)
  kind!: TicketKind;

  /** Until its last day; 0 on that day. */
  @IsInt()
  @Min(0)
  days!: number;
}

/** A ticket of the subject ends in 60, 30 or 7 days, or today: once each. */
export const ticketExpiring = defineEvent({
  name: 'identity.ticket-expiring.v1',
  payload: TicketExpiringPayload,
  heardBy: ['notifications', 'jobs'],
});

const checkedStates = ['verified', 'rejected', 'withdrawn'] as const;

export class TicketCheckedPayload {
  @IsIn(ticketKinds)
  kind!: TicketKind;

  @IsIn(checkedStates)
  state!: (typeof checkedStates)[number];

  /** Of what was rejected or withdrawn. */
  @IsOptional()
  @IsIn(ticketReasonKeys)
  reason?: TicketReason | null;
}

/** An administrator has looked at a ticket of the subject. */
export const ticketChecked = defineEvent({
  name: 'identity.ticket-checked.v1',
  payload: TicketCheckedPayload,
  heardBy: ['notifications'],
});

export class TicketDocumentOpenedPayload {
  @IsIn(ticketKinds)
  kind!: TicketKind;
}

/** An administrator who checks a ticket of the subject has opened its document: each time. */
export const ticketDocumentOpened = defineEvent({
  name: 'identity.ticket-document-opened.v1',
  payload: TicketDocumentOpenedPayload,
  heardBy: ['notifications'],
});
