/**
 * Why a call failed, in the words a person may read. `status` is null when no answer came at all.
 * `code` is the service's error code, or one of ours: UNAUTHORIZED, UNAUTHORIZED_REQUEST, INVALID_SESSION,
 * REQUEST_FAILED, NETWORK_ERROR.
 */
export interface ApiFailure {
  status: number | null;
  code: string;
  message: string;
  details?: unknown;
  requestId?: string;
  /** True when the service gave no words: the message is then the client's own. */
  isWordless?: boolean;
}

export const networkFailure: ApiFailure = {
  status: null,
  code: 'NETWORK_ERROR',
  message: 'Network error',
  isWordless: true,
};

export function isApiFailure(value: unknown): value is ApiFailure {
  return (
    typeof value === 'object' &&
    value !== null &&
    'status' in value &&
    'message' in value &&
    typeof value.message === 'string' &&
    'code' in value
  );
}

/** The service said no, and would again. Time-outs and 'too early' or 'too many' can pass, and null was no answer. */
export function isFinal(status: number | null): boolean {
  return status !== null && status >= 400 && status < 500 && ![408, 425, 429].includes(status);
}

/** What is asked for is not there, or its id cannot be one. */
export function isUnknown(failure: unknown): boolean {
  return isApiFailure(failure) && (failure.status === 404 || failure.status === 400);
}

/** The sentence to show for a failed call, or the fallback when the failure is not one of ours (a thrown bug). */
export function errorText(failure: unknown, fallback: string): string {
  return isApiFailure(failure) && failure.message ? failure.message : fallback;
}

/** What the service itself said of a failed call; the fallback when it said nothing or was not reached. */
export function serverText(failure: unknown, fallback: string): string {
  return isApiFailure(failure) && failure.isWordless ? fallback : errorText(failure, fallback);
}

export function failureCode(failure: unknown): string | null {
  return isApiFailure(failure) ? failure.code : null;
}

/** `field → message` of a validation failure, empty for any other. */
export function fieldErrors(failure: unknown): Record<string, string> {
  if (!isApiFailure(failure) || !Array.isArray(failure.details)) return {};
  const found: Record<string, string> = {};
  for (const detail of failure.details as unknown[]) {
    if (typeof detail !== 'object' || detail === null) continue;
    const { field, message } = detail as { field?: unknown; message?: unknown };
    if (typeof field === 'string' && typeof message === 'string') found[field] ??= message;
  }
  return found;
}
