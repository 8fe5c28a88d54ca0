import type { LiveEventName, LiveMarks, LivePayloads } from '@crewcall/contracts-core';
import type { AppDispatch, AppState } from '../store/make-store';

/** What a reaction to a live event may use: enough to patch the cache and to show a toast. */
export interface LiveContext {
  dispatch: AppDispatch;
  getState: () => AppState;
  /** It happened a while ago and was learned only now: worth showing where it belongs, not worth a toast. */
  isLate: boolean;
}

export type LiveHandler<E extends LiveEventName> = (payload: LivePayloads[E] & LiveMarks, context: LiveContext) => void;

type AnyHandler = (payload: never, context: LiveContext) => void;

const handlers = new Map<LiveEventName, Set<AnyHandler>>();

/** Runs the handler for every live event of that name, each exactly once, also those replayed after an absence. */
export function onLive<E extends LiveEventName>(event: E, handler: LiveHandler<E>): () => void {
  const known = handlers.get(event) ?? new Set();
  handlers.set(event, known.add(handler));
  return () => known.delete(handler);
}

/** Hands an event to its handlers. One that throws must not keep the others from hearing it. */
export function deliverLive<E extends LiveEventName>(
  event: E,
  payload: LivePayloads[E] & LiveMarks,
  context: LiveContext,
): void {
  for (const handler of handlers.get(event) ?? []) {
    try {
      (handler as LiveHandler<E>)(payload, context);
    } catch (problem) {
      queueMicrotask(() => {
        throw problem;
      });
    }
  }
}
