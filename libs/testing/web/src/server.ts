import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** Stands where the gateway stands. A call that no test has answered fails that test. */
export const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** What the app asked, as the service would read it. */
export interface Asked {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
}

export type Answer = (asked: Asked) => Response | Promise<Response>;

/** A successful answer; `total` is the length of the whole list that it is a page of. */
export function answer(body: unknown, { status = 200, total }: { status?: number; total?: number } = {}): Response {
  return HttpResponse.json(body as never, {
    status,
    ...(total !== undefined && { headers: { 'X-Total-Count': String(total) } }),
  });
}

/** An error in the shape that every service uses. */
export function refuse(status: number, error: string, code = 'REFUSED', details?: unknown): Response {
  const body = { error, code, request_id: 'req-test', ...(details !== undefined && { details }) };
  return HttpResponse.json(body as never, { status });
}

/**
 * Answers the calls of one test, as in `api({ 'GET /api/jobs': () => answer([]) })`, and keeps what was asked, oldest
 * first.
 */
export function api(answers: Record<string, Answer>): Asked[] {
  const asked: Asked[] = [];
  const handlers = Object.entries(answers).map(([what, give]) => {
    const [method = 'GET', path = '/'] = what.split(' ');
    return http.all(new URL(path, location.origin).href, async ({ request }) => {
      if (request.method !== method) return undefined;
      const { pathname, searchParams } = new URL(request.url);
      const text = await request.clone().text();
      const one: Asked = {
        method,
        path: pathname,
        query: Object.fromEntries(searchParams),
        body: text ? (JSON.parse(text) as unknown) : null,
        headers: request.headers,
      };
      asked.push(one);
      return give(one);
    });
  });
  server.use(...handlers);
  return asked;
}
