import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { PublicFetchError } from './public-fetch.errors.js';

interface TextBounds {
  /** Of what comes out of the decompression: a small answer cannot become a large one. */
  mostBytes: number;
  /** The one that was given to `fetch`. */
  signal: AbortSignal;
}

/**
 * The whole text of an answer of `fetch`. The signal ends it here once more: what fetch knows of it may be collected as
 * soon as the answer has begun, and a body that never ends would be read for ever.
 * @throws PublicFetchError `too_large`; an AbortError, caused by the reason of the signal; what broke the connection
 */
export async function boundedText({ body }: Response, { mostBytes, signal }: TextBounds): Promise<string> {
  if (!body) return '';
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop ends the connection.
  for await (const chunk of Readable.fromWeb(body as ReadableStream<Uint8Array>, {
    signal,
  }) as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new PublicFetchError('too_large', 'It is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
