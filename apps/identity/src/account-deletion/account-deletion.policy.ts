import { LastAdminError } from './account-deletion.errors.js';

/** A user has to be there to run the place. */
export function assertMayLeave(admins: number): void {
  if (admins <= 1) throw new LastAdminError();
}
