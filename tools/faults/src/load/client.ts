import { until } from '@crewcall/tools-seed';
import type { Outcome } from './ledger.js';

export interface Request {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  token: string;
  /** The Idempotency-Key. */
  key?: string;
  body?: object;
}

export interface Answer {
  /** Null when no whole answer came. */
  status: number | null;
  body: unknown;
}

const TIMEOUT_MS = 8000;
const RESOLVED_WITHIN_MS = 120_000;
const PAUSE_MS = 200;

/** A client of the public API as one on a bad line: whatever goes wrong on the way is an answer that did not come. */
export async function send(origin: string, { method, path, token, key, body }: Request): Promise<Answer> {
  try {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(key ? { 'idempotency-key': key } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await answer.text();
    return { status: answer.status, body: text ? (JSON.parse(text) as unknown) : undefined };
  } catch {
    return { status: null, body: undefined };
  }
}

/** What a person reads at an address. @throws Error when it is refused */
export async function read<T>(origin: string, token: string, path: string): Promise<T> {
  const { status, body } = await send(origin, { method: 'GET', path, token });
  if (status !== 200) throw new Error(`GET ${path} was answered ${status}`);
  return body as T;
}

/** The first attempt under this key is still being carried out: nothing is decided yet. */
const isInFlight = ({ body }: Answer): boolean => (body as { code?: string } | undefined)?.code === 'REQUEST_IN_FLIGHT';

export function outcomeOf(answer: Answer): Outcome {
  const { status } = answer;
  if (status === null || status >= 500 || isInFlight(answer)) return 'unknown';
  return status < 300 ? 'ok' : 'fail';
}

/** Sends a request, under its key, until it is answered for good. @throws Error when that takes two minutes */
export function untilAnswered(
  origin: string,
  request: Request & { key: string },
  onAnswer: (answer: Answer, result: Outcome) => void = () => undefined,
): Promise<{ answer: Answer; result: Exclude<Outcome, 'unknown'> }> {
  const attempt = async () => {
    const answer = await send(origin, request);
    const result = outcomeOf(answer);
    onAnswer(answer, result);
    return result !== 'unknown' && { answer, result };
  };
  return until(`an answer to ${request.path}`, attempt, RESOLVED_WITHIN_MS, PAUSE_MS);
}
