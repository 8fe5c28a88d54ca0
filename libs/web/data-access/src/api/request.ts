import { readToken } from '../session/session.storage';
import { newUuid } from './new-uuid';

/** Where the store of a request on the web server asks, and what it sends with every question. */
export interface ServerVisit {
  origin: string;
  headers: Readonly<Record<string, string>>;
}

/** What an endpoint asks for. A plain string is a GET of that path. */
export interface ApiRequest {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  params?: Record<string, string | number | undefined>;
  /** `fail` hands a 401 straight back (sign-in, start-up); by default the session is checked first. */
  onUnauthorised?: 'check-session' | 'fail';
  /** The token it goes with, also when it is repeated; the stored one when missing. */
  token?: string | null;
  /** Names the write, so that sending it twice is one write. Made up when missing. */
  idempotencyKey?: string;
}

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Completes a request once, before any retry, so that every attempt carries the same idempotency key. */
export function complete(request: string | ApiRequest): ApiRequest {
  const full = typeof request === 'string' ? { url: request } : request;
  if (!writes.has(full.method ?? 'GET') || full.idempotencyKey) return full;
  return { ...full, idempotencyKey: newUuid() };
}

export function isWrite(request: ApiRequest): boolean {
  return writes.has(request.method ?? 'GET');
}

/** Cookies, JSON and the bearer token go with every request. The address is absolute: Node's fetch demands it. */
export function send(request: ApiRequest, signal: AbortSignal, server?: ServerVisit): Promise<Response> {
  const token = request.token === undefined ? readToken() : request.token;
  return fetch(addressOf(request, server?.origin ?? globalThis.location?.origin ?? 'http://localhost'), {
    method: request.method ?? 'GET',
    credentials: 'include',
    // What is kept of a polled answer is asked about every time, also on a page that was come back to.
    cache: 'no-cache',
    signal,
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...server?.headers,
      ...(request.idempotencyKey ? { 'Idempotency-Key': request.idempotencyKey } : {}),
    },
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
  });
}

function addressOf({ url, params }: ApiRequest, origin: string): string {
  const address = new URL(url, origin);
  for (const [name, value] of Object.entries(params ?? {})) {
    if (value !== undefined && value !== '') address.searchParams.set(name, String(value));
  }
  return address.href;
}
