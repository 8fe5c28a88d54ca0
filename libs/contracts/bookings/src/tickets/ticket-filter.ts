import type { TicketKind } from './ticket-kinds.js';

/** `valid`: good on the last of the days in question; `verified`: looked at by CrewCall, or seen by three companies. */
export const ticketChecks = ['valid', 'verified'] as const;
export type TicketCheck = (typeof ticketChecks)[number];

/** Only who shares such a ticket with the company that asks. */
export interface TicketFilter {
  ticket?: TicketKind;
  /** `valid`, `verified` or both with a comma; with `ticket`. */
  ticket_is?: string;
}

const known = (check: string): check is TicketCheck => ticketChecks.some((one) => one === check);

export const ticketChecksIn = (text: string | null | undefined): TicketCheck[] => (text ?? '').split(',').filter(known);

/** Null when they are fine. */
export const ticketChecksProblem = (value: unknown): string | null =>
  value === undefined || (typeof value === 'string' && value.length <= 20 && value.split(',').every(known))
    ? null
    : 'Please choose valid, verified or both.';
