import { updateAccountTexts } from '@crewcall/contracts-identity';
import { errorText, isApiFailure } from '@crewcall/web-data-access';

/** The words of a refused account update, by what the service answered. */
export function accountProblem(failure: unknown): string {
  const status = isApiFailure(failure) ? failure.status : null;
  if (status === 401) return updateAccountTexts.sessionExpired;
  if (status === 403) return updateAccountTexts.forbidden;
  if (status === 400) return updateAccountTexts.invalid;
  return errorText(failure, updateAccountTexts.failedTitle);
}
