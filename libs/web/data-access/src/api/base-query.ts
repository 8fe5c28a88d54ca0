import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { readToken } from '../session/session.storage';
import { raiseAuthInvalid } from '../session/auth-invalid';
import { isRenewal } from '../session/token-claims';
import { isFinal, networkFailure, type ApiFailure } from './api-failure';
import { failureOf, readAnswer, type ErrorAnswer } from './read-answer';
import { complete, isWrite, send, type ApiRequest, type ServerVisit } from './request';
import { checkSession } from './session-check';
import { within } from './within';

/** What an answer said besides its body: `total` is `X-Total-Count`, the length of the whole list. */
export interface AnswerMeta {
  status: number;
  total: number | null;
}

/** How patient the client is. The defaults are the product's; tests bring shorter ones. */
export interface ApiTimings {
  sessionCheckMs?: number;
  retryDelayMs?: number;
}

export type ApiBaseQuery = BaseQueryFn<string | ApiRequest, unknown, ApiFailure, { retryWrites?: boolean }, AnswerMeta>;

type Outcome = { data: unknown; meta: AnswerMeta } | { error: ApiFailure; meta?: AnswerMeta };

const maxRetries = 2;
/**
 * A page does not wait longer for an answer: the browser asks again. The session's and then the page's own are less than
 * the gateway gives a page to begin (`PAGE_MS`).
 */
const serverReadMs = 1_200;

/**
 * One way to the services: retries (reads twice, and writes only where the endpoint says they may be repeated),
 * the three readings of a 401, and failures in words.
 */
export const baseQuery: ApiBaseQuery = async (args, api, extra) => {
  const request = complete(args);
  const { retryDelayMs = 500, sessionCheckMs, server } = surroundingsOf(api);
  // A page is waited for: what fails on the server is tried again in the browser.
  if (server)
    return within(serverReadMs, api.signal, (signal) =>
      once({ ...request, onUnauthorised: 'fail' }, signal, { server }),
    );
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await once(request, api.signal, { sessionCheckMs });
    const mayRepeat = !isWrite(request) || extra?.retryWrites === true;
    if (
      !('error' in outcome) ||
      !mayRepeat ||
      attempt === maxRetries ||
      isFinal(outcome.error.status) ||
      api.signal.aborted
    )
      return outcome;
    await pause(retryDelayMs * 2 ** attempt * (0.5 + Math.random() / 2), api.signal);
  }
};

async function once(
  request: ApiRequest,
  signal: AbortSignal,
  { sessionCheckMs, server, isAgain = false }: Surroundings & { isAgain?: boolean },
): Promise<Outcome> {
  const sentToken = readToken();
  try {
    const response = await send(request, signal, server);
    const answer = await readAnswer(response);
    const meta = metaOf(response);
    if (answer.ok) return { data: answer.data, meta };
    if (response.status !== 401) return { error: failureOf(response.status, answer.error), meta };
    const error = await explain401(request, answer.error, sentToken, sessionCheckMs);
    // Refused for the age of its token alone: nothing was done, and the session has a new one.
    const isLate = error.code === 'UNAUTHORIZED_REQUEST' && isRenewal(readToken(), sentToken);
    return isLate && !isAgain ? await once(request, signal, { sessionCheckMs, isAgain: true }) : { error, meta };
  } catch {
    return { error: networkFailure };
  }
}

async function explain401(
  request: ApiRequest,
  answered: ErrorAnswer,
  sentToken: string | null,
  checkMs?: number,
): Promise<ApiFailure> {
  const failure = failureOf(401, answered);
  if (request.onUnauthorised === 'fail') {
    return { ...failure, code: 'UNAUTHORIZED', message: answered.words ?? 'Unauthorized' };
  }
  const verdict = await checkSession(checkMs);
  const told = { ...failure, isWordless: false };
  if (verdict === 'valid') return { ...told, code: 'UNAUTHORIZED_REQUEST', message: 'Access denied' };
  // The person signed out, or in as another user, while this was under way: the old answer ends no user's session.
  if (verdict === 'unknown' || readToken() !== sentToken)
    return { ...told, code: 'REQUEST_FAILED', message: 'Request failed' };
  raiseAuthInvalid();
  return { ...told, code: 'INVALID_SESSION', message: 'Session expired' };
}

function metaOf(response: Response): AnswerMeta {
  const total = Number(response.headers.get('X-Total-Count') ?? Number.NaN);
  return { status: response.status, total: Number.isInteger(total) ? total : null };
}

interface Surroundings extends ApiTimings {
  server?: ServerVisit;
}

function surroundingsOf(api: BaseQueryApi): Surroundings {
  const { api: timings, server } = (api.extra ?? {}) as { api?: ApiTimings; server?: ServerVisit };
  return { ...timings, ...(server ? { server } : {}) };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
