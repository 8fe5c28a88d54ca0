import type { Call, Role } from '@crewcall/contracts-bookings';

export const totalOf = (roles: readonly Role[], of: 'positions' | 'filled'): number =>
  roles.reduce((sum, role) => sum + role[of], 0);

/** How many are booked on one call, which may be fewer than on the fullest of a role. */
export const filledOn = (callId: string, roles: readonly Role[]): number =>
  roles.reduce((sum, { filled, filled_by_call }) => sum + (filled_by_call?.[callId] ?? filled), 0);

/** What an offer asks for at first: the calls that are ahead and have a place left, or all where there are none such. */
export function callsToAskFor(calls: readonly Call[], free: readonly string[] | undefined): readonly Call[] {
  const now = new Date().toISOString();
  const left = calls.filter(({ id, from }) => from > now && (!free || free.includes(id)));
  return left.length > 0 ? left : calls;
}

interface Cost {
  people: number;
  pence: number;
}

/** By the estimate of one person in each role; what has none is counted and costs nothing. */
export function costOf(roles: readonly Role[]): { booked: Cost; open: Cost; hasUnknown: boolean } {
  const cost = (countOf: (role: Role) => number): Cost => ({
    people: roles.reduce((sum, role) => sum + countOf(role), 0),
    pence: roles.reduce((sum, role) => sum + countOf(role) * (role.estimate?.total_pence ?? 0), 0),
  });
  return {
    booked: cost(({ filled }) => filled),
    open: cost(({ filled, positions }) => Math.max(0, positions - filled)),
    hasUnknown: roles.some(({ estimate }) => !estimate),
  };
}
