import type { Answer, ApplicationSource, ApplyingTeam, Chosen } from '@crewcall/contracts-jobs';
import type { CallAvailability } from '../availability/availability.js';
import type { KitMatch } from '../kit/kit-match.js';
import type { OfferKind } from '../offers/offer.state.js';
import type { TicketFilter } from '../tickets/ticket-filter.js';
import type { BoardColumn } from './board-columns.rules.js';

export const boardSorts = ['fit', 'newest', 'asked'] as const;
export type BoardSort = (typeof boardSorts)[number];

/** Tickets are judged on the last day of the role's calls. */
export interface BoardQuery extends TicketFilter {
  /** Those alone who may fill this role. */
  role?: string;
  /** `all`: free for all calls. */
  free?: 'all';
  /** A tag of the company's own. */
  tag?: string;
  /** At least so many stars. */
  rating?: number;
  /** `all`: who has all kit that is a must of the role. */
  kit?: 'all';
  sort?: BoardSort;
  /** Where the job is, for calls whose own place is not known as a point. */
  lat?: number;
  lon?: number;
  /** One column alone, from where it was left. */
  column?: BoardColumn;
  after?: string;
}

/** An applicant as a card of the board. */
export interface BoardCard {
  application_id: string;
  freelancer_id: string;
  column: BoardColumn;
  first_name: string | null;
  last_name: string | null;
  title: string | null;
  /** As the profile says it. */
  location: string | null;
  /** From their town to the job, whole miles; null where one of the two is not known. */
  miles: number | null;
  rating_average: number | null;
  rating_count: number;
  /** One word for each call of the role; null for who does not show this company when they are free. */
  calls: CallAvailability[] | null;
  /** Of the skills that the job asks for. */
  skills_met: number;
  skills_asked: number;
  /** Completed bookings of the two. */
  together: number;
  /** What of the musts of the role is missing, in words; null for a role that must have no ticket. */
  tickets: string[] | null;
  /** Null for a role that asks for no kit. */
  kit: Omit<KitMatch, 'user_id'> | null;
  tags: string[];
  asked_pence: number | null;
  asked_basis: string | null;
  /** To the questions of the job. */
  answers: Answer[];
  /** Of those applied for; empty for all of the job. */
  role_ids: string[];
  /** Null for all of the job. */
  chosen: Chosen | null;
  /** What waits for an answer or is held. */
  offer: { id: string; kind: OfferKind; role_id: string; rank: number | null; until: string | null } | null;
  applied_at: string;
  /** Moved by a decision that can be taken back until then; the person is told after it. */
  takes_back_until: string | null;
  /** 0 to 100 by `fitOf`; its reasons stand on the card. */
  fit: number;
  /** Where the applicant leads one that applies. */
  team: ApplyingTeam | null;
}

export interface BoardColumnCards {
  column: BoardColumn;
  /** Of those the filters leave. */
  count: number;
  cards: BoardCard[];
  /** Where the next cards of the column begin; null at its end. */
  next: string | null;
}

export interface ApplicantBoard {
  job_id: string;
  job_title: string;
  location: string;
  /** Whether a call says where it is as a point; else the reader names one. */
  has_point: boolean;
  /** Of all who applied, whatever the filters. */
  total: number;
  columns: BoardColumnCards[];
}

export interface MoveCardRequest {
  /** Where the card stood for who moves it: elsewhere by now, it stays there. */
  from: BoardColumn;
  to: 'reviewed' | 'shortlisted' | 'no';
  /** With a rejection. */
  message?: string | null;
}

export interface MovedCard {
  application_id: string;
  column: BoardColumn;
  takes_back_until: string | null;
}

export const bulkActions = ['shortlist', 'reject', 'tag', 'untag', 'take_back', 'enquire', 'pencil'] as const;
export type BulkAction = (typeof bulkActions)[number];

export interface BulkRequest {
  application_ids: string[];
  action: BulkAction;
  /** With a rejection; `{first name}` and `{job}` are filled in. */
  message?: string | null;
  /** With `tag` and `untag`. */
  tag?: string;
  /** With `enquire` and `pencil`. */
  role_id?: string;
}

export interface BulkResult {
  done: string[];
  skipped: { application_id: string; reason: string }[];
  /** `12 done, 2 skipped: already decided` */
  words: string;
  takes_back_until: string | null;
}

/** How fast applications of a job went on, as a small table. */
export interface BoardTimes {
  /** Of those that left the stage. */
  stages: { stage: 'applied' | 'reviewed' | 'shortlisted'; applications: number; median_hours: number }[];
  sources: { source: ApplicationSource; applications: number }[];
}
