import { ticketKeeping, type TicketKind } from '@crewcall/contracts-bookings';
import type { SaveTicketRequest, Ticket } from '@crewcall/contracts-identity';

/** As typed; '' is nothing. */
export interface TicketValues {
  kind: TicketKind | '';
  number: string;
  level: string;
  sum: string;
  issued: string;
  expires: string;
}

export const ticketValues = (ticket: Ticket | null): TicketValues => ({
  kind: ticket?.kind ?? '',
  number: '',
  level: ticket?.level ?? '',
  sum: ticket?.sum_pence ? String(ticket.sum_pence / 100) : '',
  issued: ticket?.issued_on ?? '',
  expires: ticket?.expires_on ?? '',
});

const penceOf = (text: string): number => Math.round(Number(text.replaceAll(/[£,\s]/g, '') || Number.NaN) * 100);

/** Without what the kind does not keep; a number that was not typed is left as it is. */
export function ticketRequest({ kind, number, level, sum, issued, expires }: TicketValues): SaveTicketRequest | null {
  if (!kind) return null;
  const keeping = ticketKeeping[kind];
  return {
    kind,
    ...(keeping.number && number.trim() && { number: number.trim() }),
    ...(keeping.level && { level: level.trim() || null }),
    ...(keeping.sum && { sum_pence: penceOf(sum) }),
    ...(keeping.issued && { issued_on: issued || null }),
    ...(keeping.expires && { expires_on: expires || null }),
  };
}
