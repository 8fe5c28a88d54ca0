import type { FastifyReply } from 'fastify';

/**
 * Marks a polled answer with its revision. True when the caller knows that revision already: then the answer is an
 * empty 304. The tag is weak because a gateway may compress the body.
 */
export function answerRevision(reply: FastifyReply, known: string | undefined, revision: string): boolean {
  const tag = `W/"${revision}"`;
  void reply.header('etag', tag).header('cache-control', 'private, no-cache').header('vary', 'authorization');
  const isKnown = known?.split(',').some((candidate) => candidate.trim() === tag) ?? false;
  if (isKnown) void reply.status(304);
  return isKnown;
}
