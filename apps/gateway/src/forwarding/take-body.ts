import type { IncomingMessage } from 'node:http';
import { withTimeout } from '@crewcall/platform-observability';
import { EdgeError } from '../errors/edge.errors.js';

const READ_AHEAD_BYTES = 64 * 1024;

export interface BodyRules {
  /** Most bytes. */
  limit: number;
  /** All of it must have come by then. */
  withinMs: number;
  /** Called once the last byte is here. */
  onEnd: () => void;
}

/**
 * Takes a request's body to pass on. A small one is read whole before a service is troubled with it, so that slow senders
 * hold no connection of a service; the rest of a large one is streamed, counted, and cut off at the limit.
 * @throws EdgeError 413, 408, or 400 when the sender gave up; the same errors come out of the stream
 */
export async function takeBody(
  source: IncomingMessage,
  { limit, withinMs, onEnd }: BodyRules,
): Promise<Buffer | AsyncIterable<Buffer>> {
  if (Number(source.headers['content-length'] ?? 0) > limit) throw new EdgeError('TOO_LARGE');
  const deadline = Date.now() + withinMs;
  const chunks: AsyncIterator<Buffer> = source.iterator({ destroyOnReturn: false });
  let taken = 0;

  const next = async (): Promise<Buffer | undefined> => {
    const { done, value } = await before(deadline, chunks.next());
    if (done) {
      onEnd();
      return undefined;
    }
    taken += value.length;
    if (taken > limit) throw new EdgeError('TOO_LARGE');
    return value;
  };

  const ahead: Buffer[] = [];
  while (taken < READ_AHEAD_BYTES) {
    const chunk = await next();
    if (!chunk) return Buffer.concat(ahead);
    ahead.push(chunk);
  }
  return (async function* () {
    yield Buffer.concat(ahead);
    for (let chunk = await next(); chunk; chunk = await next()) yield chunk;
  })();
}

async function before<T>(deadline: number, chunk: Promise<T>): Promise<T> {
  try {
    return await withTimeout(chunk, Math.max(0, deadline - Date.now()), () => new EdgeError('REQUEST_TIMEOUT'));
  } catch (error) {
    throw error instanceof EdgeError ? error : new EdgeError('BAD_REQUEST');
  }
}
