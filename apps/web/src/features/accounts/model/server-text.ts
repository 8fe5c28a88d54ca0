import { isApiFailure } from '@crewcall/web-data-access';

/** What the service said; `wordless` when it answered without words, `otherwise` when there was no answer. */
export function serverText(failure: unknown, otherwise: string, wordless?: string): string {
  if (!isApiFailure(failure) || failure.status === null) return otherwise;
  return failure.isWordless && wordless !== undefined ? wordless : failure.message;
}
