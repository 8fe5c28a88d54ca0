import type { Call, Role } from '@crewcall/contracts-bookings';

/** Whether a job's calls and roles say more than the job itself: one call and one role are its own date and place. Kit is said nowhere else. */
export const hasPlan = (calls: readonly Call[] = [], roles: readonly Role[] = []): boolean =>
  calls.length > 1 || roles.length > 1 || roles.some(({ kit }) => kit.length > 0);
