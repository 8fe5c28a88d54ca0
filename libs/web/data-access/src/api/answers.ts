import { createAction } from '@reduxjs/toolkit';
import type { ApiFailure } from './api-failure';

/** An entry of RTK Query's cache as it travels. */
export interface CarriedAnswer {
  status: 'fulfilled' | 'rejected';
  endpointName: string;
  originalArgs?: unknown;
  data?: unknown;
  error?: ApiFailure;
}

/** The part of RTK Query's state that travels from the web server to the browser. */
export interface ApiAnswers {
  /** By cache key; none of them is still under way. */
  queries: Record<string, CarriedAnswer>;
  /** Which of them a changed thing makes stale: cache keys by its kind and id. */
  tags: Record<string, Record<string, readonly string[]> | undefined>;
}

/** The same by cache key, which would say all of it once more on the way. */
function byKey(tags: ApiAnswers['tags']): Record<string, { type: string; id: string }[]> {
  const keys: Record<string, { type: string; id: string }[]> = {};
  for (const [type, things] of Object.entries(tags))
    for (const [id, named] of Object.entries(things ?? {}))
      for (const key of named) (keys[key] ??= []).push({ type, id });
  return keys;
}

/** Answers to the web server reach a store in the browser. */
export const answersArrived = createAction('api/answersArrived', ({ queries, tags }: ApiAnswers) => ({
  payload: { queries, provided: { tags, keys: byKey(tags) }, mutations: {}, subscriptions: {} },
}));
