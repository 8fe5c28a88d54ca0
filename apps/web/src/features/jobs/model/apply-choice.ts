import type { Call, Role } from '@crewcall/contracts-bookings';

/** What of a job can be applied for. */
export interface ApplyPlan {
  roles: readonly Pick<Role, 'id' | 'name' | 'call_ids' | 'terms'>[];
  calls: readonly Call[];
}

export const choiceTexts = {
  roles: 'Please choose at least one role.',
  calls: 'Please choose at least one call.',
} as const;

const chosenOf = <Part extends { id: string }>(parts: readonly Part[], without: readonly string[]): Part[] =>
  parts.filter(({ id }) => !without.includes(id));

/** What is left when the form's person leaves some of it out. A call that no chosen role works is none to choose. */
export function choiceOf({ roles, calls }: ApplyPlan, without: readonly string[]) {
  const chosenRoles = chosenOf(roles, without);
  const open = calls.filter(({ id }) => chosenRoles.some(({ call_ids }) => call_ids.includes(id)));
  const chosenCalls = chosenOf(open, without);
  return {
    roles: chosenRoles,
    openCalls: open,
    calls: chosenCalls,
    /** On which basis a chosen role asks for a rate; null where each has a set one. */
    basis: chosenRoles.find(({ terms }) => terms.mode !== 'set')?.terms.basis ?? null,
    /** Named where it is less than all of it. */
    sent: {
      ...(chosenRoles.length < roles.length && { role_ids: chosenRoles.map(({ id }) => id) }),
      ...(chosenCalls.length < open.length && { call_ids: chosenCalls.map(({ id }) => id) }),
    },
  };
}
