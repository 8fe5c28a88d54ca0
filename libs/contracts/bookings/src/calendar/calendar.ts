import type { ClockChange, WallSpan } from '../time/call-span.rules.js';

export const blockKinds = ['available', 'maybe', 'unavailable'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** `elsewhere` is busy by a calendar that was brought in. */
export const calendarItemKinds = ['booking', 'pencil', 'offer', ...blockKinds, 'elsewhere'] as const;
export type CalendarItemKind = (typeof calendarItemKinds)[number];

export const repeatEvery = ['day', 'week', 'two_weeks', 'month'] as const;

/** How an entry comes again; ends on a day or after so many times, one of the two. */
export interface Repeat {
  every: (typeof repeatEvery)[number];
  /** 1 is Monday, 7 is Sunday; of weeks only, the weekday of the first day when left out. */
  weekdays?: number[];
  until?: string;
  times?: number;
}

/** Who sees in six words when a person is free. `null`: not asked yet, which counts as `all`. */
export const calendarSharings = ['all', 'known', 'nobody'] as const;
export type CalendarSharing = (typeof calendarSharings)[number];

export interface WorkingSpan {
  /** `HH:MM` */
  from: string;
  /** `HH:MM`, or 24:00 */
  to: string;
}

/** 'I usually work'. Without days there is no pattern; with it, days that are not in it count as not available. */
export interface WeeklyPattern {
  days: { weekday: number; spans: WorkingSpan[] }[];
}

/** What a calendar item is about, where it is a call. */
export interface CalendarJob {
  /** Null where the company asks without its name; the title is the role's and `call_id` is no call's then. */
  job_id: string | null;
  job_title: string;
  company: string | null;
  /** Null for the same reason. */
  recruiter_id: string | null;
  role_name: string;
  location: string;
  call_id: string;
  call_name: string | null;
  offer_id: string;
  booking_id: string | null;
  /** When an open offer or a pencil ends. */
  ends_at: string | null;
  /** Of a pencil, in the ladder of its slot. */
  rank: number | null;
}

/** One bar. Of a booking of several calls each is one, joined by `booking_id`. */
export interface CalendarItem extends WallSpan {
  /** Of a block its own; of a call in a booking, pencil or offer the call's. */
  id: string;
  kind: CalendarItemKind;
  /** Without times: whole days, to the end of `last_day`, or a call whose time is to follow. */
  last_day: string;
  from: string;
  to: string;
  clocks: ClockChange | null;
  job: CalendarJob | null;
  /** Of blocks; for their owner alone. */
  note: string | null;
  rule_id: string | null;
  repeat: Repeat | null;
  /** One of a repeat that was changed by itself. */
  is_exception: boolean;
  /** Where a block holds: a newer one that meets it keeps its own time. */
  holds: { from: string; to: string }[];
}

export interface Calendar {
  items: CalendarItem[];
  sharing: CalendarSharing | null;
  pattern: WeeklyPattern;
  /** How many companies looked within seven days. */
  checked_by: number;
}

export interface CalendarQuery {
  from: string;
  to: string;
}

export interface SaveBlockRequest {
  kind: BlockKind;
  starts_on: string;
  /** Both left out: whole days. */
  starts_at?: string | null;
  starts_again?: boolean;
  /** The last day of whole days; of times the day of the end, the next one where it is earlier on the clock. */
  ends_on?: string;
  ends_at?: string | null;
  ends_again?: boolean;
  note?: string | null;
  repeat?: Repeat | null;
  /** The answer to 'Release the pencil too?' */
  release_pencils?: boolean;
}

export const blockScopes = ['this', 'later', 'all'] as const;
export type BlockScope = (typeof blockScopes)[number];

export interface BlockScopeQuery {
  scope?: BlockScope;
}

/** What was saved: one, or the occurrences of a repeat. */
export interface SavedBlocks {
  ids: string[];
  rule_id: string | null;
  /** 'The clocks go back: 9 hours' of the first. */
  clock_words: string | null;
  /** Of a change: takes it back, as in what was removed. */
  undo_id?: string | null;
}

export interface RemovedBlocks {
  /** Takes this back for a minute, unless more is changed meanwhile. `null`: it could not be kept. */
  undo_id: string | null;
}

export interface UndoRequest {
  undo_id: string;
}

export interface SharingRequest {
  sharing: CalendarSharing;
}
