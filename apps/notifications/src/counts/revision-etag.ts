import type { Actor } from '@crewcall/platform-auth';
import type { FastifyReply } from 'fastify';

/**
 * Marks a polled answer with whose it is and its revision. True when the caller knows it already: then the answer is an
 * empty 304. The tag is weak because a gateway may compress the body, and names the person because a browser may ask
 * for one with the tag of another who was signed in before.
 */
export function answerRevision(
  reply: FastifyReply,
  known: string | undefined,
  { id }: Pick<Actor, 'id'>,
  revision: string,
): boolean {
  const tag = `W/"${id}-${revision}"`;
  void reply.header('etag', tag).header('cache-control', 'private, no-cache').header('vary', 'authorization');
  const isKnown = known?.split(',').some((candidate) => candidate.trim() === tag) ?? false;
  if (isKnown) void reply.status(304);
  return isKnown;
}
