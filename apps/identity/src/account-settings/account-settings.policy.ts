import type { Role } from '@crewcall/contracts-core';
import { chosenRoles } from '@crewcall/contracts-identity';
import { RoleChangeForbiddenError, UnknownRoleError } from './account-settings.errors.js';

/** Crew and companies may change sides. No user becomes an administrator here, and an administrator stays one. */
export function assertMayBecome(current: Role, wanted: string): void {
  if (wanted === current) return;
  if (wanted === 'admin' || current === 'admin') throw new RoleChangeForbiddenError();
  if (!chosenRoles.some((role) => role === wanted)) throw new UnknownRoleError();
}
