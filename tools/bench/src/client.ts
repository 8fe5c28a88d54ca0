interface Asking {
  token?: string | undefined;
  body?: object;
  /** A body is posted unless told otherwise. */
  method?: 'GET' | 'POST' | 'PUT';
}

interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** Asks and reads the answer to its end, whatever it says. */
export async function ask(url: string, { token, body, method = body ? 'POST' : 'GET' }: Asking = {}): Promise<Answer> {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const answer = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text ? (JSON.parse(text) as unknown) : undefined };
}

/** What was answered. @throws Error when it was refused */
export async function read<T = unknown>(url: string, asking?: Asking): Promise<T> {
  const { status, body } = await ask(url, asking);
  if (status >= 300) throw new Error(`${url} answered ${status}: ${JSON.stringify(body)}`);
  return body as T;
}
