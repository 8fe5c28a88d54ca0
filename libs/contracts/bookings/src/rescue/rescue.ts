import type { Terms } from '../roles/terms.js';

export const rescueStates = ['asking', 'exhausted', 'filled', 'stopped', 'over'] as const;
export type RescueState = (typeof rescueStates)[number];

/** Of these an offer of the cover can still be accepted. */
export const liveRescueStates = ['asking', 'exhausted'] as const satisfies readonly RescueState[];

/** What the order of asking is made of; nothing else is. */
export interface CandidateFacts {
  /** Of the skills that the role asks for, how many the person has. */
  skills: number;
  skills_wanted: number;
  /** From the middle of the person's town; null where both are in the same town and no point is known. */
  miles: number | null;
  reach_miles: number;
  /** Sum and number of the person's ratings. */
  stars: number;
  ratings: number;
  /** Bookings with this company that are over. */
  together: number;
  /** Offers of the last year that were answered in time, of those that were to be answered. */
  answered: number;
  asked: number;
  /** Half of the answers came within this time. */
  answer_minutes: number | null;
  /** Of their bookings; not in the order, and absent while they are few. */
  completes_percent?: number;
  /** Said to be free for the whole call; otherwise nothing stands in the way. */
  says_free: boolean;
}

/** Where a person of the list stands. */
export type CandidateState =
  | 'waiting'
  | 'left_out'
  | 'asked'
  | 'seen'
  | 'accepted'
  | 'declined'
  | 'closed'
  | 'not_free'
  | 'asked_enough'
  | 'gone';

export interface RescueCandidate {
  freelancer_id: string;
  first_name: string | null;
  last_name: string | null;
  score: number;
  /** '6 miles', 'all 3 skills', '4.9 (41)', 'worked for you twice', 'answers in 10 min' */
  why: string[];
  is_reserve: boolean;
  state: CandidateState;
  /** Null until asked. */
  wave: number | null;
  asked_at: string | null;
  seen_at: string | null;
  offer_id: string | null;
}

export interface RescueSettings {
  /** People asked at once, and minutes until the next are. */
  people: number;
  minutes: number;
  miles: number;
  most_people: number;
}

export interface RescueStep {
  what:
    | 'started'
    | 'wave'
    | 'widened'
    | 'raised'
    | 'changed'
    | 'declined'
    | 'posted'
    | 'filled'
    | 'stopped'
    | 'exhausted'
    | 'over';
  at: string;
  /** '5 asked', 'Within 60 miles', '£320 is now £400 a day' */
  words: string | null;
}

/** Cover of one slot, as its company watches it. */
export interface Rescue {
  id: string;
  role_id: string;
  job_id: string;
  state: RescueState;
  first_call_at: string;
  /** When it ends at the latest. */
  until: string;
  wave: number;
  /** When the next are asked; null once it is not asking. */
  wave_ends_at: string | null;
  /** No one of the list may be woken now: the next wave begins in the morning. */
  is_night: boolean;
  asked: number;
  of: number;
  settings: RescueSettings;
  /** Whether the company set its own waves; otherwise they follow how near the call is. */
  has_own_waves: boolean;
  terms: Terms;
  people: RescueCandidate[];
  steps: RescueStep[];
  /** Since when all crew see it, as an urgent job. */
  posted_at: string | null;
  filled_by: string | null;
  version: number;
}

/** What the page of a slot needs before and during its cover. */
export interface RoleRescue {
  role_id: string;
  role_name: string;
  job_id: string;
  job_title: string;
  location: string;
  first_call_at: string | null;
  /** Null when cover can be started; otherwise why not. */
  problem: string | null;
  /** Who left, and why, where it is known. */
  left: { freelancer_id: string; first_name: string | null; last_name: string | null; words: string } | null;
  settings: RescueSettings;
  terms: Terms;
  /** Who would be asked, in this order; empty while a cover runs. */
  candidates: RescueCandidate[];
  /** The last one, running or not. */
  rescue: Rescue | null;
}

export interface StartRescueRequest {
  /** Where the call is, for a call whose own point is not known. */
  lat?: number;
  lon?: number;
  left_out?: string[];
  settings?: Partial<RescueSettings>;
}

export interface RaiseRequest {
  amount_pence: number;
}

export interface WidenRequest {
  miles: number;
}

/** Of those who were not asked yet. */
export interface LeaveOutRequest {
  left_out: string[];
}

/** Beside an offer of cover, for the person asked. */
export interface OfferCover {
  rescue_id: string;
  miles: number | null;
  /** How many were asked so far. */
  asked: number;
  /** One of those asked has it; never who. */
  is_covered: boolean;
}

export interface CoverSettings {
  /** From 07:00 to 23:00 an urgent cover passes one's quiet hours. */
  passes_quiet_hours: boolean;
  /** 'Wake me for urgent cover' */
  wakes_me: boolean;
}
