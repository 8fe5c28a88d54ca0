import {
  noRoleTickets,
  roleTicketsProblem,
  ticketKeeping,
  type RoleTickets,
  type TicketKind,
} from '@crewcall/contracts-bookings';

/** A need as it is typed; the sum is of insurance alone. */
export interface TicketNeedValues {
  kind: TicketKind;
  isMust: boolean;
  sum: string;
}

export interface RoleTicketValues {
  needs: TicketNeedValues[];
  onlyValid: boolean;
}

export const noTicketValues: RoleTicketValues = { needs: [], onlyValid: false };

export const ticketValuesOf = ({ needs, only_valid }: RoleTickets = noRoleTickets): RoleTicketValues => ({
  needs: needs.map(({ kind, is_must, sum_pence }) => ({
    kind,
    isMust: is_must,
    sum: sum_pence ? String(sum_pence / 100) : '',
  })),
  onlyValid: only_valid,
});

const penceOf = (text: string): number | null =>
  text.trim() ? Math.round(Number(text.replaceAll(/[£,\s]/g, '') || Number.NaN) * 100) : null;

export const ticketsRequestOf = ({ needs, onlyValid }: RoleTicketValues): RoleTickets => ({
  needs: needs.map(({ kind, isMust, sum }) => ({
    kind,
    is_must: isMust,
    sum_pence: ticketKeeping[kind].sum ? penceOf(sum) : null,
  })),
  only_valid: onlyValid && needs.some(({ isMust }) => isMust),
});

export const ticketsProblemOf = (values: RoleTicketValues): string | null =>
  roleTicketsProblem(ticketsRequestOf(values));
