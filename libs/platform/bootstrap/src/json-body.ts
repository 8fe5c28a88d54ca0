import { requestBounds } from '@crewcall/contracts-core';
import { UnreadableRequestError } from '@crewcall/platform-errors';
import { type ArgumentMetadata, NotFoundException, type PipeTransform } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const [OPEN_ARRAY, CLOSE_ARRAY] = [0x5b, 0x5d];
const [OPEN_OBJECT, CLOSE_OBJECT] = [0x7b, 0x7d];

/** The index after the string that begins at `start`. */
function endOfString(body: Buffer, start: number): number {
  let end = start;
  for (;;) {
    end = body.indexOf(QUOTE, end + 1);
    if (end < 0) return body.length;
    let before = end - 1;
    while (before > start && body[before] === BACKSLASH) before -= 1;
    // An even number of backslashes escape each other, and the quote ends the string.
    if ((end - before) % 2 === 1) return end + 1;
  }
}

/**
 * Whether JSON is small enough to make objects of and to validate: each key that no DTO knows costs an error of its own.
 * Reads at most as far as the bounds; whether it is JSON at all, the parser says.
 */
export function isWithinBounds(body: Buffer): boolean {
  let [keys, commas, depth] = [0, 0, 0];
  for (let at = 0; at < body.length;) {
    const byte = body[at] ?? 0;
    if (byte === QUOTE) {
      at = endOfString(body, at);
      continue;
    }
    if (byte === COLON) keys += 1;
    else if (byte === COMMA) commas += 1;
    else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) depth += 1;
    else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) depth -= 1;
    if (keys > requestBounds.keys || commas > requestBounds.commas || depth > requestBounds.depth) return false;
    at += 1;
  }
  return true;
}

const isStorableText = (text: string): boolean => !text.includes('\0') && !/\p{Cs}/u.test(text);

/** Whether the database can hold every text in a value: it knows neither NUL nor half a surrogate pair. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, item]) => isStorableText(key) && isStorable(item));
}

/** After validation, whose words for a field are better than these. An id that cannot be stored is no row's. */
export class StorableTextPipe implements PipeTransform {
  transform<T>(value: T, { type }: ArgumentMetadata): T {
    if (type === 'custom' || isStorable(value)) return value;
    throw type === 'param' ? new NotFoundException() : new UnreadableRequestError();
  }
}

/** Bodies are JSON within bounds, and nothing else is read. None at all is no body, whatever type it claims. */
export function takeJsonOnly(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else if (isWithinBounds(body)) void parse(request, body.toString(), done);
    else done(new UnreadableRequestError());
  });
  // One-click unsubscribing posts a form (RFC 8058): its address says it all.
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: 1024 },
    (_r, _b, done) => done(null, undefined),
  );
}
