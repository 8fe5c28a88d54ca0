import type { TicketKind } from '@crewcall/contracts-bookings';
import { type DeclaredError, pathSegment, type UploadForm } from '@crewcall/contracts-core';

export const ticketDocumentRoutes = {
  uploads: '/api/tickets/uploads',
  /** PUT takes an upload, GET answers a link that opens it. */
  of: (id = ':id') => `/api/tickets/${pathSegment(id)}/document`,
  file: (link = ':link') => `/api/tickets/document/${pathSegment(link)}`,
} as const;

/** For administrators: tickets that wait to be checked. */
export const ticketCheckRoutes = {
  queue: '/api/admin/tickets',
  /** PUT takes the ticket for ten minutes, DELETE puts it back. */
  lease: (id = ':id') => `/api/admin/tickets/${pathSegment(id)}/lease`,
  verify: (id = ':id') => `/api/tickets/${pathSegment(id)}/verify`,
  reject: (id = ':id') => `/api/tickets/${pathSegment(id)}/reject`,
  withdraw: (id = ':id') => `/api/tickets/${pathSegment(id)}/withdraw`,
} as const;

export const ticketDocumentLimits = {
  megabytes: 10,
  bytes: 10 * 1024 * 1024,
  fileName: 150,
  /** Of a PDF. */
  pages: 20,
  /** Of one person, those that were begun and not taken; they are swept after an hour. */
  uploads: 10,
  uploadSeconds: 600,
  /** How long a link opens the document. */
  linkSeconds: 60,
  /** How long a ticket is one administrator's to check. */
  leaseSeconds: 600,
  /** Of the queue, the oldest first, and of what was decided, the newest. */
  listed: 50,
  /** What was replaced, withdrawn or rejected is kept so many days longer. */
  keptDays: 30,
} as const;

export const ticketDocumentTexts = {
  notAccepted: 'Please choose a PDF, JPG or PNG.',
  tooBig: `Please choose a file of at most ${ticketDocumentLimits.megabytes} MB.`,
  hint: `PDF, JPG or PNG, at most ${ticketDocumentLimits.megabytes} MB. It is scanned and encrypted. You can open it, and an administrator while they check it: each time you are told. Companies never can.`,
} as const;

export const ticketDocumentEndings = '.pdf,.jpg,.jpeg,.png';

/** Without marks that turn the direction of writing; the bytes are looked at by the service. */
export const ticketDocumentNameProblem = (value: unknown): string | null =>
  typeof value === 'string' &&
  value.length <= ticketDocumentLimits.fileName &&
  !/[\p{Cc}/\\]|\p{Bidi_Control}/u.test(value) &&
  /\.(pdf|jpe?g|png)$/i.test(value.trim())
    ? null
    : ticketDocumentTexts.notAccepted;

/** As its owner reads it. */
export interface TicketDocument {
  name: string;
  type: string;
  size: number;
  added_at: string;
}

/** The file goes into the store with `upload_form`; then `PUT /api/tickets/{id}/document` takes it. */
export interface TicketDocumentUpload {
  upload_id: string;
  upload_form: UploadForm;
  expires_in: number;
}

export interface TakeTicketDocumentRequest {
  upload_id: string;
  file_name: string;
}

/** `url` opens the document for a minute, marked with who opened it and when. */
export interface TicketDocumentLink {
  url: string;
  type: string;
  name: string;
  expires_in: number;
}

/** Why a ticket was not verified, or is not any more. */
export const ticketReasons = {
  unreadable: 'The document cannot be read. Please take a sharper picture of all of it.',
  other_document: 'The document is of something else than the ticket says.',
  other_name: 'The name on the document is not the one of your account.',
  other_facts: 'The document says something else than what you entered. Please correct it.',
  expired: 'The document has expired.',
  not_found: 'It was not found on the public register.',
  not_genuine: 'The document does not seem to be genuine.',
} as const;
export type TicketReason = keyof typeof ticketReasons;
export const ticketReasonKeys = Object.keys(ticketReasons) as TicketReason[];

/** A ticket as it is checked: without its expiry, which is read from the document and typed again. */
export interface TicketToCheck {
  id: string;
  owner_id: string;
  owner_name: string;
  kind: TicketKind;
  level: string | null;
  sum_pence: number | null;
  issued_on: string | null;
  last4: string | null;
  /** Whether its owner entered an expiry. */
  expires: boolean;
  document: TicketDocument | null;
  waiting_since: string;
  /** Until when it is an administrator's to check, and whether they are the one who asks. */
  taken_until: string | null;
  is_taken_by_me: boolean;
}

/** What was decided lately. */
export interface CheckedTicket {
  id: string;
  owner_id: string;
  owner_name: string;
  kind: TicketKind;
  level: string | null;
  state: 'verified' | 'rejected' | 'withdrawn';
  reason: TicketReason | null;
  decided_at: string;
}

export interface TicketQueue {
  /** How many wait; the oldest are listed. */
  waiting: number;
  /** Of what was decided in the last 30 days; null when nothing was. */
  median_minutes: number | null;
  tickets: TicketToCheck[];
  checked: CheckedTicket[];
}

export interface VerifyTicketRequest {
  /** As the document says it; null for one that does not expire. */
  expires_on: string | null;
}

export interface RefuseTicketRequest {
  reason: TicketReason;
}

export const ticketDocumentErrors = {
  notAccepted: { code: 'TICKET_DOCUMENT_TYPE', kind: 'invalid', message: ticketDocumentTexts.notAccepted },
  tooBig: { code: 'TICKET_DOCUMENT_TOO_LARGE', kind: 'too_large', message: ticketDocumentTexts.tooBig },
  unsafe: {
    code: 'TICKET_DOCUMENT_UNSAFE',
    kind: 'invalid',
    message: 'This file did not pass the virus check. Please choose another one.',
  },
  unreadable: {
    code: 'TICKET_DOCUMENT_UNREADABLE',
    kind: 'invalid',
    message: `This file cannot be opened: it may be damaged, locked by a password or of more than ${ticketDocumentLimits.pages} pages. Please choose another one.`,
  },
  notKept: {
    code: 'TICKET_KEEPS_NO_DOCUMENT',
    kind: 'conflict',
    message: 'No document is kept of this. Show the original.',
  },
  verifiedAlready: {
    code: 'TICKET_VERIFIED',
    kind: 'conflict',
    message:
      'This ticket is verified. Add the new one as a ticket of its own: it replaces this one once it is verified.',
  },
  documentMissing: {
    code: 'TICKET_DOCUMENT_NOT_FOUND',
    kind: 'missing',
    message: 'There is no document of this ticket.',
  },
  linkOver: {
    code: 'TICKET_DOCUMENT_LINK_OVER',
    kind: 'missing',
    message: 'This link is over. Please open the document again.',
  },
  taken: { code: 'TICKET_TAKEN', kind: 'conflict', message: 'Another administrator is checking this ticket.' },
  notTaken: {
    code: 'TICKET_NOT_TAKEN',
    kind: 'conflict',
    message: 'Your ten minutes with this ticket are over. Please take it again.',
  },
  notWaiting: {
    code: 'TICKET_NOT_WAITING',
    kind: 'conflict',
    message: 'This ticket does not wait to be checked any more.',
  },
  expiryDiffers: {
    code: 'TICKET_EXPIRY_DIFFERS',
    kind: 'conflict',
    field: 'expires_on',
    message:
      'That is not the date that its owner entered. Please look again; if the document says otherwise, reject the ticket.',
  },
} as const satisfies Record<string, DeclaredError>;
