import { EdgeError } from '../errors/edge.errors.js';

/** Why a call is given up from our side; given to `AbortController.abort`. */
export const LATE = new Error('The answer did not come in time');
export const HUNG_UP = new Error('The caller is gone');

/**
 * What a failed call says. Of the service: nothing listened, the line was cut, the answer came too late or was nonsense.
 * Of the caller, and so nothing of the service: it hung up, or sent something that cannot be passed on.
 */
export type Failure = 'unreachable' | 'cut-off' | 'late' | 'nonsense' | 'caller';

const failures: [Failure, ReadonlySet<string>][] = [
  [
    'unreachable',
    new Set([
      'ECONNREFUSED',
      'EHOSTUNREACH',
      'ENETUNREACH',
      'ENOTFOUND',
      'EAI_AGAIN',
      'UND_ERR_CONNECT_TIMEOUT',
      'UND_ERR_DESTROYED',
      'UND_ERR_CLOSED',
    ]),
  ],
  ['cut-off', new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'UND_ERR_SOCKET'])],
  ['late', new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'])],
  ['caller', new Set(['UND_ERR_INVALID_ARG', 'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH', 'UND_ERR_NOT_SUPPORTED'])],
];

export function failureOf(error: unknown): Failure {
  if (error === LATE) return 'late';
  if (error === HUNG_UP || error instanceof EdgeError) return 'caller';
  // Several addresses of one name, tried side by side, fail together.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const { code = '' } = (first ?? {}) as NodeJS.ErrnoException;
  return failures.find(([, codes]) => codes.has(code))?.[0] ?? 'nonsense';
}

const beforeSending = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_CLOSED']);

/** No connection came about, so the call, a write even, is certain not to have arrived. */
export function wasNeverSent(error: unknown): boolean {
  const each: unknown[] = error instanceof AggregateError ? error.errors : [error];
  return each.every((one) => beforeSending.has((one as NodeJS.ErrnoException | undefined)?.code ?? ''));
}
