import type { Attendance } from '../attendance/attendance.js';
import type { SheetField, SheetTextField } from './sheet-fields.js';
import type { AttachedFile, SheetFile } from './sheet-files.rules.js';

export interface SiteContact {
  name: string | null;
  phone: string | null;
  /** 'stage manager' */
  role: string | null;
}

export interface RunningOrderLine {
  /** `HH:MM` */
  time: string;
  what: string;
}

/** What a company types; what is left out of those of a call is as on the whole job. */
export type SheetFields = { [F in SheetTextField]?: string | null } & {
  site_contact?: SiteContact | null;
  running_order?: RunningOrderLine[] | null;
};

/** What stands on a sheet: what follows from job, call and roles, and what the company typed. */
export interface SheetContent extends SheetFields {
  title: string;
  company: string;
  call_name: string | null;
  starts_on: string;
  /** Null while the time is to follow. */
  starts_at: string | null;
  ends_on: string;
  ends_at: string | null;
  place: string;
  roles: string[];
  attachments?: AttachedFile[];
}

/** A field with the words before and after; null where there was or is nothing. */
export interface SheetChange {
  field: SheetField;
  before: string | null;
  after: string | null;
}

/** Who else is on the call, as crew read it. */
export interface OtherOnCall {
  first_name: string | null;
  role: string;
  /** Null while the time is to follow. */
  call_time: string | null;
  /** Of those alone who share it with crew on the same call. */
  phone: string | null;
}

export const receiptStates = ['not_sent', 'delivered', 'read', 'acknowledged'] as const;
export type ReceiptState = (typeof receiptStates)[number];

export const stillOnAnswers = ['yes', 'problem'] as const;
export type StillOnAnswer = (typeof stillOnAnswers)[number];

/** Asked two days before a call. */
export interface StillOn {
  /** Null until the person answers. */
  answer: StillOnAnswer | null;
}

/** How far the current version came to one of those booked, for the company. */
export interface SheetReceipt {
  user_id: string;
  booking_id: string;
  name: string | null;
  role: string;
  phone: string | null;
  /** When the call begins for them, UTC: as they agreed to it, whatever the company asks for since. */
  from: string;
  state: ReceiptState;
  /** The newest version that the person read, of whatever age. */
  read_version: number | null;
  delivered_at: string | null;
  read_at: string | null;
  acknowledged_at: string | null;
  /** An earlier one counts while nothing important has changed since. */
  acknowledged_version: number | null;
  still_on: StillOn | null;
  attendance: Attendance;
  /** The company says that they did not come. */
  is_no_show: boolean;
}

/** What the company alone reads. */
export interface SheetDesk {
  /** As typed for all calls of the job, and for this one alone. */
  job_fields: SheetFields;
  call_fields: SheetFields;
  /** As it would be published now. */
  draft: SheetContent;
  receipts: SheetReceipt[];
  /** When the rest may be reminded again; null: at once. */
  remind_after: string | null;
}

/** The sheet of one call, as one of the people booked on it or the company reads it. */
export interface CallSheet {
  call_id: string;
  job_id: string;
  /** The day on which the call begins now. */
  day: string;
  /** UTC; for crew as they agreed to it. */
  from: string;
  is_time_to_follow: boolean;
  /** Null until it is published; crew read 'Call sheet to follow'. */
  version: number | null;
  published_at: string | null;
  content: SheetContent | null;
  /** For crew since they last read, for a company what publishing now would change. */
  changes: SheetChange[];
  /** One's own role and booking; null for the company. */
  role: string | null;
  booking_id: string | null;
  others: OtherOnCall[];
  /** Those of the published version; for the company those that publishing now would send, and what was blocked. */
  attachments: SheetFile[];
  acknowledged_at: string | null;
  /** One's own; null until one is asked. */
  still_on: StillOn | null;
  /** One's own; null for the company. */
  attendance: Attendance | null;
  desk: SheetDesk | null;
}

export interface SaveSheetRequest {
  scope: 'job' | 'call';
  fields: SheetFields;
}

export interface PublishSheetRequest {
  /** All acknowledge again although nothing of importance changed. */
  important?: boolean;
}

export interface AcknowledgeSheetRequest {
  /** Nor is one reminded of the call a day and two hours before it. */
  no_reminders?: boolean;
}

export interface StillOnRequest {
  answer: StillOnAnswer;
}

export interface RemindedOfSheet {
  reminded: number;
}

export interface AcknowledgeByLinkRequest {
  key: string;
}

/** How one is reached on the day; the companies that booked one read the number. */
export interface CallContact {
  phone: string | null;
  /** Crew on the same call read it too. */
  shares_phone: boolean;
}
