import type { MakeOffersRequest } from '../offers/offer.js';

/** For which role a list is looked through. */
export interface FreeOfListRequest {
  role_id: string;
  /** All calls of the role unless said otherwise. */
  call_ids?: string[];
}

export interface SkippedPerson {
  user_id: string;
  reason: string;
}

/** Whom of a list an invitation would reach, before it is sent. */
export interface FreeOfList {
  /** '14 of 22 are free' */
  words: string;
  /** Free on all calls and not asked yet, in the order in which they are asked: who said so first. */
  free: string[];
  skipped: SkippedPerson[];
  /** How many can be asked now. */
  most: number;
  /** Why not all who are free; null when all can be asked. */
  most_words: string | null;
}

export interface InviteListRequest
  extends FreeOfListRequest, Pick<MakeOffersRequest, 'kind' | 'note' | 'answer_by' | 'hold_hours'> {
  /** Of the list; each is asked alone, in this order. */
  user_ids: string[];
}

export interface InviteResult {
  asked: string[];
  skipped: SkippedPerson[];
  /** '12 asked, 2 skipped: not free' */
  words: string;
}
