import type { ApiFailure } from './api-failure';

/** What a service said while refusing; everything is null when it did not speak our language. */
export interface ErrorAnswer {
  words: string | null;
  code: string | null;
  details?: unknown;
  requestId?: string;
  isJson: boolean;
}

export type Answer = { ok: true; data: unknown } | { ok: false; error: ErrorAnswer };

const unreadable = Symbol('unreadable');

/**
 * Reads an answer as text first: a compressed JSON answer has no content length, so its absence says nothing.
 * An empty success becomes `{ success: true }`; a success that is not JSON (a proxy's HTML page) is an error.
 */
export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  if (response.ok && text.trim() === '') return { ok: true, data: { success: true } };
  const body = parse(text);
  return response.ok && body !== unreadable ? { ok: true, data: body } : { ok: false, error: errorIn(body) };
}

/** The server's own words; a body that is not JSON says 'Network error'; JSON without words says the status. */
export function failureOf(status: number, { words, code, details, requestId, isJson }: ErrorAnswer): ApiFailure {
  return {
    status,
    code: code ?? (isJson ? `HTTP_${status}` : 'NETWORK_ERROR'),
    message: words ?? (isJson ? `HTTP ${status}` : 'Network error'),
    ...(words === null ? { isWordless: true } : {}),
    ...(details === undefined ? {} : { details }),
    ...(requestId ? { requestId } : {}),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return unreadable;
  }
}

function errorIn(body: unknown): ErrorAnswer {
  const { error, code, request_id, details } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  return {
    words: typeof error === 'string' && error ? error : null,
    code: typeof code === 'string' && code ? code : null,
    isJson: body !== unreadable,
    ...(details === undefined ? {} : { details }),
    ...(typeof request_id === 'string' ? { requestId: request_id } : {}),
  };
}
