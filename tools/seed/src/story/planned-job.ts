import type { OfferKind, PlannedRole } from '@crewcall/contracts-bookings';
import type { StoryJob } from './story.js';

/** One question of the company to one person, and what became of it. */
export interface StoryOffer {
  /** As its role is named. */
  role: string;
  /** The local part of the person's address. */
  to: string;
  kind: OfferKind;
  note?: string;
  then?: 'accept' | 'decline';
}

export interface StoryCall {
  name: string;
  /** Days after the first. */
  after: number;
  starts_at: string;
  ends_at: string;
  place?: string;
}

/** A job with dated calls and roles, and whom its company asked, in that order. */
export interface PlannedJob extends StoryJob {
  calls: StoryCall[];
  roles: PlannedRole[];
  offers: StoryOffer[];
}
