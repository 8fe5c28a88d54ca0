import type { PageQuery } from '@crewcall/contracts-core';
import type { OfferSide } from '../offers/offer.js';
import type { Mover } from '../offers/offer.state.js';
import type { Pay } from '../pay/pay.js';
import type { Terms } from '../roles/terms.js';
import type { TimesheetState } from './timesheet.state.js';

/** A stretch of time as clocks in London show it. */
export interface WorkedWall {
  starts_on: string;
  starts_at: string;
  /** The second of two equal times, in the night when the clocks go back. */
  starts_again?: boolean;
  ends_on: string;
  ends_at: string;
  ends_again?: boolean;
}

/** When a person came, left and took breaks. */
export interface WorkedTimes extends WorkedWall {
  breaks: WorkedWall[];
  /** Where the terms pay them. */
  travel_days: number;
  nights_away: number;
}

/** Times with what they come to by the terms; null where no amount was agreed. */
export interface WorkedFigures extends WorkedTimes {
  from: string;
  to: string;
  /** Of work that is paid: without unpaid breaks. */
  paid_minutes: number;
  pay: Pay | null;
}

/** What a company can question, each on its own; of a cancellation fee that alone. */
export const timesheetLines = ['in', 'out', 'breaks', 'extras', 'fee'] as const;
export type TimesheetLine = (typeof timesheetLines)[number];

/** What the other side hears of a reason; the words stand on the sheet alone. */
export const disputeReasons = ['not_noted', 'not_agreed', 'break_missing', 'other'] as const;
export type DisputeReason = (typeof disputeReasons)[number];

export interface DisputedLine {
  line: TimesheetLine;
  reason: DisputeReason;
  words?: string | null;
}

/** Figures as one side sent them, in the order of time; never changed. */
export interface TimesheetVersion {
  number: number;
  by: 'crew' | 'company';
  round: number;
  at: string;
  figures: WorkedFigures;
  /** Of a company: what it questions. */
  reasons: DisputedLine[];
  /** Of crew: what they say to it. */
  note: string | null;
}

/** After three rounds either side asked an administrator, who comments and decides nothing. */
export interface TimesheetAsk {
  by: 'crew' | 'company';
  at: string;
  comment: string | null;
  commented_at: string | null;
}

/** So many of all calls of a booking share a fixed fee: the others were cancelled by the company, and cost by that. */
export interface FeeShare {
  calls: number;
  of: number;
}

/** What a call of a booking came to, as its two parties read it. */
export interface Timesheet {
  id: string;
  booking_id: string;
  call_id: string;
  job_id: string;
  recruiter_id: string;
  freelancer_id: string;
  job_title: string;
  role_name: string;
  company: string;
  freelancer_name: string | null;
  call_name: string | null;
  /** The day on which the call began. */
  day: string;
  state: TimesheetState;
  /** How often it was submitted. */
  round: number;
  /** Not hours, but what the company owes for a call that it cancelled: its times are those that were planned. */
  is_fee: boolean;
  /** Null where the time of the call never followed, and of a cancellation fee. */
  planned: WorkedTimes | null;
  /** When the person arrived, as they said, else as the company did. */
  checked_in_at: string | null;
  terms: Terms;
  /** A fixed fee and the hire of kit are paid once: with the first call of the booking, unless another's hours have them. */
  has_fee: boolean;
  /** Null where all of it is paid. */
  fee_share: FeeShare | null;
  /** When the person left the call of this booking before; under eleven hours of rest are a short turnaround. */
  previous_out: string | null;
  /** Of the whole booking: those that the company has to answer, and those that it disputes. */
  expenses_submitted: number;
  expenses_disputed: number;
  /** Drafted, submitted or agreed. */
  figures: WorkedFigures;
  /** Oldest first. */
  versions: TimesheetVersion[];
  /** Null until either side asked an administrator. */
  asked: TimesheetAsk | null;
  submitted_at: string | null;
  /** When it counts as approved without an answer. */
  counts_at: string | null;
  approved_at: string | null;
  approved_by: Mover | null;
  locks_at: string | null;
  /** The agreed sheet that this one corrects. */
  corrects_id: string | null;
  corrected_by_id: string | null;
  version: number;
}

export interface SaveTimesheetRequest extends Omit<WorkedTimes, 'travel_days' | 'nights_away'> {
  travel_days?: number;
  nights_away?: number;
  /** What to say to the company's question. */
  note?: string | null;
}

export interface DisputeTimesheetRequest {
  lines: DisputedLine[];
  /** The company's own. */
  figures: SaveTimesheetRequest;
}

export interface SettleTimesheetRequest {
  /** Of the sheet that was read: one that has changed since is not agreed to. */
  version?: number;
}

/** Of an administrator: why they look at hours of others; it stands in the log. */
export interface OpenTimesheetRequest {
  reason: string;
}

export interface TimesheetListQuery extends PageQuery {
  side: OfferSide;
  /** One or several, with commas. */
  state?: string;
  call_id?: string;
  booking_id?: string;
}

export interface ApprovedAsPlanned {
  approved: number;
  /** Their hours differ from the plan. */
  left_out: number;
}
