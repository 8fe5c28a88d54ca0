import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { makeStore } from '../store/make-store';
import { baseApi } from './base-api';
import type { ApiFailure } from './api-failure';
import { listed } from './listed';
import type { ApiRequest } from './request';

const address = (path: string): string => `${location.origin}${path}`;
const seen: Request[] = [];
const server = setupServer();
const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    read: build.query<unknown, string | ApiRequest>({ query: (request) => request }),
    readList: build.query<unknown, void>({ query: () => '/api/list', transformResponse: listed }),
    write: build.mutation<unknown, ApiRequest>({ query: (request) => request }),
    writeAgain: build.mutation<unknown, ApiRequest>({
      query: (request) => request,
      extraOptions: { retryWrites: true },
    }),
  }),
});

function serve(path: string, answer: () => Response | Promise<Response>): void {
  server.use(http.all(address(path), ({ request }) => (seen.push(request.clone()), answer())));
}

const patience = { sessionCheckMs: 60, retryDelayMs: 1 };

async function read(request: string | ApiRequest): Promise<unknown> {
  const { data, error } = await makeStore({ api: patience }).dispatch(api.endpoints.read.initiate(request));
  return data ?? error;
}

function invalidEvents(): jest.Mock {
  const heard = jest.fn();
  window.addEventListener('auth-invalid', heard, { once: true });
  return heard;
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => localStorage.setItem('auth_token', 'the-token'));
afterEach(() => {
  server.resetHandlers();
  seen.length = 0;
  localStorage.clear();
});
afterAll(() => server.close());

describe('a request', () => {
  it('takes cookies, JSON and the stored bearer token with it [R056]', async () => {
    serve('/api/thing', () => HttpResponse.json({ id: 1 }));
    expect(await read('/api/thing')).toEqual({ id: 1 });
    const [request] = seen;
    expect(request?.credentials).toBe('include');
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(request?.headers.get('authorization')).toBe('Bearer the-token');
  });

  it('goes without a bearer when no user is signed in [R056]', async () => {
    localStorage.clear();
    serve('/api/thing', () => HttpResponse.json([]));
    await read('/api/thing');
    expect(seen[0]?.headers.has('authorization')).toBe(false);
  });

  it('leaves empty parameters out of the address', async () => {
    serve('/api/thing', () => HttpResponse.json([]));
    await read({ url: '/api/thing', params: { search: 'a&b', place: '', page: undefined, size: 10 } });
    expect(new URL(seen[0]?.url ?? '').search).toBe('?search=a%26b&size=10');
  });

  it('names every write, and every repetition of it by the same name', async () => {
    serve('/api/thing', () => HttpResponse.json({ error: 'no' }, { status: 503 }));
    const store = makeStore({ api: patience });
    await store.dispatch(api.endpoints.writeAgain.initiate({ url: '/api/thing', method: 'POST', body: { a: 1 } }));
    await store.dispatch(api.endpoints.write.initiate({ url: '/api/thing', method: 'POST' }));
    const names = seen.map((request) => request.headers.get('idempotency-key'));
    expect(names).toHaveLength(4);
    expect(new Set(names.slice(0, 3)).size).toBe(1);
    expect(names[3]).toMatch(/\S{16,}/);
    expect(names[3]).not.toBe(names[0]);
    expect([await seen[0]?.text(), await seen[3]?.text()]).toEqual(['{"a":1}', '']);
  });

  it('keeps the length of the whole list beside its page', async () => {
    serve('/api/list', () => HttpResponse.json([1, 2], { headers: { 'X-Total-Count': '48' } }));
    const { data } = await makeStore().dispatch(api.endpoints.readList.initiate());
    expect(data).toEqual({ items: [1, 2], total: 48 });
  });
});

describe('an empty answer', () => {
  it.each([
    ['204', () => new Response(null, { status: 204 })],
    ['200 without a body', () => new Response('')],
    ['200 with blanks', () => new Response('\n  ')],
  ])('is a success object: %s [R062]', async (_name, answer) => {
    serve('/api/thing', answer);
    expect(await read('/api/thing')).toEqual({ success: true });
  });

  it('is not assumed from a missing content length [R062]', async () => {
    serve('/api/thing', () => {
      const body = new ReadableStream({
        start: (stream) => (stream.enqueue(new TextEncoder().encode('[1]')), stream.close()),
      });
      return new Response(body, { headers: { 'content-type': 'application/json' } });
    });
    expect(await read('/api/thing')).toEqual([1]);
  });
});

describe('an error other than 401', () => {
  const failures: [what: string, answer: () => Response, told: Partial<ApiFailure>][] = [
    [
      "the service's words",
      () => HttpResponse.json({ error: 'Already applied.', code: 'X', request_id: 'r1', details: [] }, { status: 409 }),
      { status: 409, message: 'Already applied.', code: 'X', requestId: 'r1', details: [] },
    ],
    [
      'HTML of a proxy',
      () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }),
      { status: 502, message: 'Network error' },
    ],
    ['nothing', () => new HttpResponse(null, { status: 500 }), { status: 500, message: 'Network error' }],
    ['JSON without words', () => HttpResponse.json({}, { status: 418 }), { status: 418, message: 'HTTP 418' }],
    [
      'words that are not text',
      () => HttpResponse.json({ error: { a: 1 } }, { status: 400 }),
      { status: 400, message: 'HTTP 400' },
    ],
    ['JSON that is null', () => HttpResponse.json(null, { status: 422 }), { status: 422, message: 'HTTP 422' }],
    [
      'a success that is HTML',
      () => new HttpResponse('<html>', { status: 200 }),
      { status: 200, message: 'Network error' },
    ],
    ['no connection', () => HttpResponse.error(), { status: null, message: 'Network error', code: 'NETWORK_ERROR' }],
  ];

  it.each(failures)('is told in words: %s [R061]', async (_name, answer, expected) => {
    serve('/api/thing', answer);
    expect(await read('/api/thing')).toMatchObject(expected);
  });
});

describe('a 401', () => {
  const refuse = (): Response => HttpResponse.json({ error: 'No.', code: 'AUTH_REQUIRED' }, { status: 401 });

  it.each([
    [refuse, { message: 'No.', code: 'UNAUTHORIZED' }],
    [() => HttpResponse.json({ error: 'No.' }, { status: 401 }), { message: 'No.', code: 'UNAUTHORIZED' }],
    [() => HttpResponse.json({}, { status: 401 }), { message: 'Unauthorized', code: 'UNAUTHORIZED' }],
    [() => new HttpResponse('<html>', { status: 401 }), { message: 'Unauthorized', code: 'UNAUTHORIZED' }],
  ])('is handed back when the caller asked for it [R057]', async (answer, expected) => {
    serve('/api/thing', answer);
    const heard = invalidEvents();
    expect(await read({ url: '/api/thing', onUnauthorised: 'fail' })).toMatchObject({ status: 401, ...expected });
    expect(seen).toHaveLength(1);
    expect(heard).not.toHaveBeenCalled();
  });

  it('means access denied while the session holds [R058]', async () => {
    serve('/api/thing', refuse);
    serve('/api/auth/session', () => HttpResponse.json({ user: {} }));
    const heard = invalidEvents();
    expect(await read('/api/thing')).toMatchObject({ message: 'Access denied', code: 'UNAUTHORIZED_REQUEST' });
    expect(heard).not.toHaveBeenCalled();
  });

  it('ends the session when the service no longer knows it [R059]', async () => {
    serve('/api/thing', refuse);
    serve('/api/auth/session', refuse);
    const heard = invalidEvents();
    expect(await read('/api/thing')).toMatchObject({ message: 'Session expired', code: 'INVALID_SESSION' });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['too slow', async () => (await delay(500), HttpResponse.json({ user: {} }))],
    ['cut off', () => HttpResponse.error()],
    ['down', () => HttpResponse.json({ error: 'later' }, { status: 503 })],
  ])('signs no user out while the session check is %s [R060]', async (_name, answer) => {
    serve('/api/thing', refuse);
    serve('/api/auth/session', answer);
    const heard = invalidEvents();
    expect(await read('/api/thing')).toMatchObject({ message: 'Request failed', code: 'REQUEST_FAILED' });
    expect(heard).not.toHaveBeenCalled();
  });

  it('signs no user out for a call of an earlier session [R059]', async () => {
    serve('/api/thing', () => (localStorage.setItem('auth_token', 'another'), refuse()));
    serve('/api/auth/session', refuse);
    const heard = invalidEvents();
    expect(await read('/api/thing')).toMatchObject({ code: 'REQUEST_FAILED' });
    expect(heard).not.toHaveBeenCalled();
  });

  it('asks once for many that fail together [R058]', async () => {
    serve('/api/thing', refuse);
    serve('/api/auth/session', async () => (await delay(20), HttpResponse.json({ user: {} })));
    await Promise.all([1, 2, 3].map((id) => read({ url: '/api/thing', params: { id } })));
    expect(seen.filter(({ url }) => url.endsWith('/session'))).toHaveLength(1);
  });
});

describe('retries', () => {
  it.each([
    [500, 3],
    [503, 3],
    [408, 3],
    [425, 3],
    [429, 3],
    [409, 1],
    [403, 1],
    [404, 1],
    [400, 1],
  ])('asks after %i this many times: %i [R064]', async (status, times) => {
    serve('/api/thing', () => HttpResponse.json({ error: 'no' }, { status }));
    await read('/api/thing');
    expect(seen).toHaveLength(times);
  });

  it('never repeats a 401 [R064]', async () => {
    serve('/api/thing', () => HttpResponse.json({}, { status: 401 }));
    serve('/api/auth/session', () => HttpResponse.json({ user: {} }));
    await read('/api/thing');
    expect(seen).toHaveLength(2);
  });

  it('takes the answer of a later try [R064]', async () => {
    serve('/api/thing', () => (seen.length < 3 ? HttpResponse.error() : HttpResponse.json('there')));
    expect(await read('/api/thing')).toBe('there');
  });

  it('repeats a write that may be repeated twice, under one key [R064]', async () => {
    serve('/api/thing', () => HttpResponse.json({ error: 'no' }, { status: 503 }));
    const request = api.endpoints.writeAgain.initiate({ url: '/api/thing', method: 'POST' });
    await makeStore({ api: patience }).dispatch(request);
    expect(seen).toHaveLength(3);
    expect(new Set(seen.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it('leaves writes alone unless the endpoint allows it [R064]', async () => {
    serve('/api/thing', () => HttpResponse.json({ error: 'no' }, { status: 503 }));
    await makeStore({ api: patience }).dispatch(api.endpoints.write.initiate({ url: '/api/thing', method: 'PUT' }));
    expect(seen).toHaveLength(1);
  });
});
