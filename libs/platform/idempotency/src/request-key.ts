import { createHash } from 'node:crypto';
import { IDEMPOTENCY_KEY_HEADER } from '@crewcall/contracts-core';
import { addressBlockOf, type AddressedRequest, clientAddress } from '@crewcall/platform-bootstrap';
import { InvalidKeyError } from './idempotency.errors.js';
import type { RequestKey } from './idempotency-key.repository.js';

const KEY = /^[A-Za-z0-9_-]{8,100}$/;
export const isKey = (key: string): boolean => KEY.test(key);

/** What of a request decides whether it is the same as another. */
export interface IdempotentRequest extends AddressedRequest {
  method: string;
  url: string;
  body?: unknown;
  actor?: { id: string };
}

/** Undefined when the sender named none. Keys of one person, or of one address of the API, say nothing about another. */
export function requestKeyOf(request: IdempotentRequest): RequestKey | undefined {
  const { method, url, headers, actor } = request;
  const key = headers[IDEMPOTENCY_KEY_HEADER];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !isKey(key)) throw new InvalidKeyError();
  return { userId: actor?.id ?? strangerOf(request, key), route: `${method} ${url.split('?')[0] ?? ''}`, key };
}

/** Strangers are told apart by where they call from; what is kept of that says nothing without the key. */
const strangerOf = (request: AddressedRequest, key: string): string => {
  const from = createHash('sha256')
    .update(`${key} ${addressBlockOf(clientAddress(request))}`)
    .digest('hex');
  return `anonymous:${from.slice(0, 32)}`;
};

/** Of the query and the body as they were sent: a client that retries sends the same bytes again. */
export const requestHashOf = ({ url, body }: IdempotentRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([url.split('?')[1] ?? '', body ?? null]))
    .digest('hex');
