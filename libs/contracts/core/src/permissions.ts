import type { Role } from './role.js';

/** The roles that may, or every user who is signed in. Ownership is checked by the use case, not here. */
export type Grant = readonly Role[] | 'signed-in';

export type Permissions = Readonly<Record<string, Grant>>;

/** Declares what a scope's endpoints ask for: `definePermissions({ 'job:create': ['recruiter'] })`. */
export const definePermissions = <const T extends Permissions>(table: T): T => table;

export const isGranted = (grant: Grant, role: Role): boolean => grant === 'signed-in' || grant.includes(role);
