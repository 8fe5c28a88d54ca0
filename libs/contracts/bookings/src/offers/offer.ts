import type { HireKitRequest } from '../kit/hired-kit.js';
import type { PageQuery } from '@crewcall/contracts-core';
import type { Revision } from '../bookings/booking.js';
import type { BookingState } from '../bookings/booking.state.js';
import type { Call } from '../calls/call.js';
import type { Pay } from '../pay/pay.js';
import type { OfferCover } from '../rescue/rescue.js';
import type { Terms } from '../roles/terms.js';
import type { DeclineReason, EnquiryAnswer, ReleaseReason } from './offer.rules.js';
import type { OfferKind, OfferState } from './offer.state.js';

export type OfferSide = 'freelancer' | 'recruiter';

export interface MakeOffersRequest {
  freelancer_ids: string[];
  kind: OfferKind;
  note?: string | null;
  /** When nothing is said: a day from now. */
  answer_by?: string;
  /** How long a pencil is held once it is accepted. */
  hold_hours?: number;
  /** The role's, unless the company edits them for these people. */
  terms?: Partial<Terms> & Pick<Terms, 'basis'>;
  /** All calls of the role unless said otherwise. */
  call_ids?: string[];
  /** Of one person: what of their kit is hired. */
  kit?: HireKitRequest[];
  /** An enquiry that leaves the company's name out. */
  is_unnamed?: boolean;
}

/** What became of each person asked. */
export interface MadeOffer {
  freelancer_id: string;
  offer: Offer | null;
  /** Why nothing was sent to this person. */
  refusal: { code: string; error: string } | null;
}

/** Where an offer stands among others: never whose the others are. */
export interface OfferRank {
  rank: number;
  of: number;
}

/** The offer to a team that this one is part of. */
export interface OfferTeam {
  id: string;
  name: string;
  /** This person said yes, and is booked with the others. */
  has_agreed: boolean;
}

/** Readable by the company and by the person asked. */
export interface Offer {
  id: string;
  /** Null with everything else that leads to the company, for the person asked without its name. */
  role_id: string | null;
  job_id: string | null;
  application_id: string | null;
  /** Null in an enquiry without the company's name, for the person asked. */
  recruiter_id: string | null;
  freelancer_id: string;
  kind: OfferKind;
  state: OfferState;
  job_title: string;
  role_name: string;
  company: string | null;
  location: string;
  freelancer_name: string | null;
  calls: Call[];
  terms: Terms;
  terms_hash: string;
  estimate: Pay | null;
  note: string | null;
  answer_by: string | null;
  decide_by: string | null;
  hold_hours: number | null;
  /** A later end that the company asks for. */
  extension_asked: string | null;
  /** In the ladder of the slot: of a held pencil, and of one that is asked to say yes (open, of kind booking). */
  slot: (OfferRank & { positions: number }) | null;
  /** Among the pencils on this person's dates; to the company its own rank alone. */
  dates: OfferRank | null;
  /** 'You are 2nd of 3 for this slot', 'They hold 1st pencil on your dates' */
  rank_words: string[];
  answer: EnquiryAnswer | null;
  decline_reason: DeclineReason | null;
  release_reason: ReleaseReason | null;
  reason_text: string | null;
  /** Something else that is booked meets it, for the person asked. */
  clashes: boolean;
  /** Short rest and ways that do not fit; each side sees only what it may. */
  warnings: string[];
  /** 'Confirms or releases on time: 92 %', 'Usually answers within 2 h' */
  reliability: string | null;
  /** Of a held pencil: a change of its calls or terms that waits for the person, or that they cannot make. */
  revision?: Revision | null;
  /** Where it is urgent cover for a slot that fell free. */
  cover?: OfferCover | null;
  /** Where a whole team is asked: all of it is booked together, or none. */
  team?: OfferTeam | null;
  /** Once there is one. */
  booking_id: string | null;
  booking_state: BookingState | null;
  created_at: string;
  updated_at: string;
}

export interface DeclineRequest {
  reason: DeclineReason;
  text?: string | null;
  /** Sets Not available on the calls of the offer in the same transaction, but where the person is booked. */
  makes_unavailable?: boolean;
}

export interface AnswerRequest {
  answer: EnquiryAnswer;
}

export interface ReleaseRequest {
  reason?: ReleaseReason;
  text?: string | null;
}

export interface ExtendRequest {
  hold_hours: number;
}

/** The pencils of one role in order; all of them, each once. */
export interface LadderRequest {
  offer_ids: string[];
}

export interface OfferListQuery extends PageQuery {
  side: OfferSide;
  /** One state or several with commas between. */
  state?: string;
  role_id?: string;
}
