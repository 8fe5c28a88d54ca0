import { kitErrors, kitProblems, type SaveKitItemRequest } from '@crewcall/contracts-identity';
import { defineErrors, DomainError } from '@crewcall/platform-errors';

export const { KitMissingError, TooMuchKitError } = defineErrors(kitErrors);

/** @throws DomainError that says by field what is wrong */
export function assertKitFine(request: SaveKitItemRequest): void {
  const problems = kitProblems(request);
  if (!problems[0]) return;
  const details = problems.map(([field, message]) => ({ field, message }));
  throw new DomainError({ kind: 'invalid', code: 'VALIDATION_FAILED', message: problems[0][1], details });
}
