import { createAction } from '@reduxjs/toolkit';

/** The part of RTK Query's state that travels from the web server to the browser. */
export interface ApiAnswers {
  /** By cache key; none of them is still under way. */
  queries: Record<string, unknown>;
  /** Which of them a changed thing makes stale. */
  provided: { tags: object; keys: object };
}

/** Answers to the web server reach a store in the browser. */
export const answersArrived = createAction('api/answersArrived', ({ queries, provided }: ApiAnswers) => ({
  payload: { queries, provided, mutations: {}, subscriptions: {} },
}));
