import { createHash } from 'node:crypto';
import { IDEMPOTENCY_KEY_HEADER } from '@crewcall/contracts-core';
import { InvalidKeyError } from './idempotency.errors.js';
import type { RequestKey } from './idempotency-key.repository.js';

/** What of a request decides whether it is the same as another. */
export interface IdempotentRequest {
  method: string;
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body?: unknown;
  actor?: { id: string };
}

const KEY = /^[A-Za-z0-9_-]{8,100}$/;

/** Undefined when the sender named none. Keys of one person, or of one address of the API, say nothing about another. */
export function requestKeyOf({ method, url, headers, actor }: IdempotentRequest): RequestKey | undefined {
  const key = headers[IDEMPOTENCY_KEY_HEADER];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) throw new InvalidKeyError();
  return { userId: actor?.id ?? 'anonymous', route: `${method} ${url.split('?')[0] ?? ''}`, key };
}

/** Of the query and the body as they were sent: a client that retries sends the same bytes again. */
export const requestHashOf = ({ url, body }: IdempotentRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([url.split('?')[1] ?? '', body ?? null]))
    .digest('hex');
