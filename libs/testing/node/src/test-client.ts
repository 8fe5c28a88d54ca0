import { newId } from '@crewcall/platform-database';

export interface TestAnswer<T = Record<string, unknown>> {
  status: number;
  body: T;
  headers: Headers;
}

/** Calls a service over HTTP as someone. Bodies are typed by the caller; nothing is thrown for an error. */
export class TestClient {
  constructor(
    private readonly baseUrl: string,
    private readonly headers: Record<string, string> = {},
  ) {}

  /** The same caller with further headers, such as an Idempotency-Key. */
  with(headers: Record<string, string>): TestClient {
    return new TestClient(this.baseUrl, { ...this.headers, ...headers });
  }

  get = <T = Record<string, unknown>>(path: string) => this.send<T>('GET', path);
  post = <T = Record<string, unknown>>(path: string, body?: unknown) => this.send<T>('POST', path, body);
  put = <T = Record<string, unknown>>(path: string, body?: unknown) => this.send<T>('PUT', path, body);
  patch = <T = Record<string, unknown>>(path: string, body?: unknown) => this.send<T>('PATCH', path, body);
  delete = <T = Record<string, unknown>>(path: string, body?: unknown) => this.send<T>('DELETE', path, body);

  /** A string body is sent as it is, so that broken JSON can be tried. */
  async send<T = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<TestAnswer<T>> {
    const response = await fetch(this.baseUrl + path, {
      method,
      redirect: 'manual',
      headers: {
        'x-request-id': newId(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...this.headers,
      },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      body: (isJson && text ? JSON.parse(text) : text) as T,
      headers: response.headers,
    };
  }
}
