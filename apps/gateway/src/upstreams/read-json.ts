import { HUNG_UP, LATE } from './failure.js';
import type { Upstream } from './upstream.js';

/** No answer of a service that the gateway itself reads is larger. */
const MOST_BYTES = 4 * 1024 * 1024;

interface Reading {
  path: string;
  requestId: string;
  /** In whose name it is asked; a stranger's without. */
  authorization?: string;
  withinMs: number;
}

export interface Read<T> {
  status: number;
  body: T | null;
  /** `X-Total-Count`: the length of the whole list that the body is a page of. */
  total: number | null;
}

/**
 * An answer that the gateway needs for a page of its own. Anything but 200 has no body.
 * @throws Refusal when the service does not answer in time
 */
export async function readJson<T>(
  upstream: Upstream,
  { path, requestId, authorization, withinMs }: Reading,
): Promise<Read<T>> {
  const controller = new AbortController();
  const clock = setTimeout(() => controller.abort(LATE), withinMs);
  try {
    const answer = await upstream.request({
      method: 'GET',
      path,
      headers: { accept: 'application/json', 'x-request-id': requestId, ...(authorization && { authorization }) },
      signal: controller.signal,
    });
    const status = answer.statusCode;
    const total = numberIn(answer.headers['x-total-count']);
    const length = numberIn(answer.headers['content-length']) ?? 0;
    if (status === 200 && length <= MOST_BYTES) return { status, body: (await answer.body.json()) as T, total };
    await answer.body.dump();
    return { status, body: null, total };
  } catch (error) {
    controller.abort(HUNG_UP);
    throw error;
  } finally {
    clearTimeout(clock);
  }
}

function numberIn(header: string | string[] | undefined): number | null {
  const [value] = [header].flat();
  return value === undefined || Number.isNaN(Number(value)) ? null : Number(value);
}
