import type { AnswerMeta } from './base-query';

/** A page of a list together with the length of the whole list. */
export interface Listed<Item> {
  items: Item[];
  total: number;
}

/** `transformResponse` of every paged list: the body is a bare array, the whole length travels in a header. */
export function listed<Item>(items: Item[], meta: AnswerMeta | undefined): Listed<Item> {
  return { items, total: meta?.total ?? items.length };
}
