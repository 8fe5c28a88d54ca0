import {
  type Call,
  type HeldTicket,
  lastWorkDayOf,
  type MissingTicket,
  missingTickets,
  type Role,
} from '@crewcall/contracts-bookings';

export interface RoleLacks {
  role: Role;
  lastDay: string;
  missing: MissingTicket[];
}

/** Of each role what is not there on the last day of its calls. */
export function lacksOf(roles: readonly Role[], calls: readonly Call[], tickets: readonly HeldTicket[]): RoleLacks[] {
  return roles.flatMap((role) => {
    const ends = calls.filter(({ id }) => role.call_ids.includes(id)).map(({ to }) => new Date(to));
    const lastDay = lastWorkDayOf(ends);
    return lastDay ? [{ role, lastDay, missing: missingTickets(role.tickets, tickets, lastDay) }] : [];
  });
}
