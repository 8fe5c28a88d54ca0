import type { LiveEventName } from '@crewcall/contracts-core';
import { baseApi, type tagTypes } from '../api/base-api';
import { onLive } from './on-live';

type Kind = (typeof tagTypes)[number];

/** What may have changed between a page and its first connection; the rest is as new as the page. */
export const newPageKinds: readonly Kind[] = ['Application', 'Counts', 'Notification', 'Conversation', 'Message'];

/** What live events change: asked for again when it is not known what was missed. */
export const liveKinds = new Set<Kind>([...newPageKinds, 'Rating']);

/**
 * Every live event of these names makes answers of these kinds stale. Not by `onCacheEntryAdded`: that is not called for
 * answers that came with the page. Answers a function that ends it.
 */
export function followLive(events: readonly LiveEventName[], kinds: readonly Kind[]): () => void {
  for (const kind of kinds) liveKinds.add(kind);
  const stops = events.map((event) =>
    onLive(event, (_payload, { dispatch }) => void dispatch(baseApi.util.invalidateTags([...kinds]))),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
