import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';

const LOADED_WITHIN_MS = 30_000;

/** Of a thread alone that reads files of strangers; what it unpacks is bounded besides. */
export const threadLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8, stackSizeMb: 2 };

/** There is no thread to be had, which says nothing about the file. */
export class ThreadMissingError extends Error {}

/**
 * What a thread answers to one message, after it has said that it is loaded; it ends with that.
 * @throws ThreadMissingError; another Error when it dies of the message or is late, which says enough about it
 */
export async function answerOfThread<Answer>(thread: Worker, message: object, withinMs: number): Promise<Answer> {
  try {
    await once(thread, 'message', { signal: AbortSignal.timeout(LOADED_WITHIN_MS) }).catch((error: unknown) => {
      throw new ThreadMissingError((error as Error).message);
    });
    thread.postMessage(message);
    const [answer] = (await once(thread, 'message', { signal: AbortSignal.timeout(withinMs) })) as [Answer];
    return answer;
  } finally {
    // A late error of a thread that was given up must not be one of the service.
    thread.on('error', () => undefined);
    await thread.terminate();
  }
}
