import type { Role } from '@crewcall/contracts-bookings';

export const totalOf = (roles: readonly Role[], of: 'positions' | 'filled'): number =>
  roles.reduce((sum, role) => sum + role[of], 0);
