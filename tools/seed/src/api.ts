/** What a service answered when it refused. The seed stops at the first: half a story is worse than none. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** For `catch`: an error of this code says that it was done before. */
export const unlessDone =
  (code: string) =>
  (error: unknown): void => {
    if (!(error instanceof ApiError) || error.code !== code) throw error;
  };

const ATTEMPTS = 5;

/** Asks again while a service has not heard of its neighbour: each call waits for that itself, two seconds at most (ADR 15). */
export async function onceHeard<T>(ask: () => Promise<T>, isTooEarly: (error: ApiError) => boolean): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError) || !isTooEarly(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

interface ErrorBody {
  error?: string;
  code?: string;
}

const TIMEOUT_MS = 15_000;

/** Speaks to one service as anyone would, straight at its port: the seed must work while the gateway does not run. */
export class Api {
  constructor(
    private readonly origin: string,
    private readonly token?: string,
  ) {}

  as(token: string): Api {
    return new Api(this.origin, token);
  }

  at(origin: string): Api {
    return new Api(origin, this.token);
  }

  get<T>(path: string): Promise<T> {
    return this.send<T>('GET', path);
  }

  post<T>(path: string, body: object): Promise<T> {
    return this.send<T>('POST', path, body);
  }

  put<T>(path: string, body: object = {}): Promise<T> {
    return this.send<T>('PUT', path, body);
  }

  delete(path: string): Promise<void> {
    return this.send<void>('DELETE', path);
  }

  private async send<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`${this.origin}${path}`, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new Error(`${this.origin} did not answer ${method} ${path}`, { cause });
    });
    const text = await answer.text();
    const read = (text ? JSON.parse(text) : undefined) as unknown;
    if (answer.ok) return read as T;
    const { error = answer.statusText, code = '' } = (read ?? {}) as ErrorBody;
    throw new ApiError(answer.status, code, `${method} ${path} answered ${answer.status}: ${error}`);
  }
}
