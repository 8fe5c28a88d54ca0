import type { Role } from '@crewcall/contracts-bookings';

/** The role that accepting an applicant books: the first with a place left. */
export const roleAppliedFor = (roles: readonly Role[]): Role | undefined =>
  roles.find(({ filled, positions }) => filled < positions) ?? roles[0];
