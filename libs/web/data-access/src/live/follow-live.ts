import type { LiveEventName } from '@crewcall/contracts-core';
import { baseApi, type tagTypes } from '../api/base-api';
import { onLive } from './on-live';

type Kind = (typeof tagTypes)[number];

/** What may have changed between a page and its first connection; the rest is as new as the page. */
export const newPageKinds: readonly Kind[] = ['Application', 'Counts', 'Notification', 'Conversation', 'Message'];

/** What live events change: asked for again when it is not known what was missed. */
export const liveKinds = new Set<Kind>([...newPageKinds, 'Rating']);

/** What those who follow an event wish to be stale by it. */
const wishes = new Map<LiveEventName, Set<readonly Kind[]>>();

function heardBy(event: LiveEventName): Set<readonly Kind[]> {
  const known = wishes.get(event);
  if (known) return known;
  const added = new Set<readonly Kind[]>();
  wishes.set(event, added);
  // All at once: made stale by two who follow it, an answer would be asked for twice.
  onLive(event, (_payload, { dispatch }) => {
    const kinds = new Set([...added].flat());
    if (kinds.size) dispatch(baseApi.util.invalidateTags([...kinds]));
  });
  return added;
}

/**
 * Every live event of these names makes answers of these kinds stale. Not by `onCacheEntryAdded`: that is not called for
 * answers that came with the page. Answers a function that ends it.
 */
export function followLive(events: readonly LiveEventName[], kinds: readonly Kind[]): () => void {
  for (const kind of kinds) liveKinds.add(kind);
  const wish = [...kinds];
  for (const event of events) heardBy(event).add(wish);
  return () => {
    for (const event of events) heardBy(event).delete(wish);
  };
}
