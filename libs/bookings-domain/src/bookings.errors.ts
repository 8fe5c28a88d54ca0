import {
  bookedThenWords,
  bookingsCodes,
  bookingsErrors,
  hasBookingWords,
  holdsPencilWords,
  notFreeWords,
  notPossibleWords,
  slotsTakenWords,
} from '@crewcall/contracts-bookings';
import type { ErrorKind } from '@crewcall/contracts-core';
import { DomainError } from '@crewcall/platform-errors';

type Known = keyof typeof bookingsErrors;

const kinds: Partial<Record<Known, ErrorKind>> = {
  callMissing: 'missing',
  roleMissing: 'missing',
  offerMissing: 'missing',
  linkGone: 'missing',
  bookingMissing: 'missing',
  personMissing: 'missing',
  callEndsBeforeStart: 'invalid',
  callTooLong: 'invalid',
  timeSkipped: 'invalid',
  answerBy: 'invalid',
  rateNeeded: 'invalid',
  blockMissing: 'missing',
  revisionMissing: 'missing',
  calendarMissing: 'missing',
  repeatTooLong: 'invalid',
  offersLimited: 'limited',
  openOffersLimited: 'limited',
};

/** An error whose words are always the same; a conflict unless it is of another kind. */
export class BookingRefusal extends DomainError {
  constructor(known: Known) {
    super({ kind: kinds[known] ?? 'conflict', ...bookingsErrors[known] });
  }
}

/** What stands in the way of a confirm, as the database knows it. */
export interface Clash {
  bookingId: string;
  title: string;
  company: string;
  /** The other call as a whole, for its owner. */
  time: string;
  /** What both have, which is all that a company may know. */
  overlap: string;
}

export class NotFreeError extends DomainError {
  private constructor(message: string, details?: object) {
    super({ kind: 'conflict', code: bookingsCodes.notFree, message, details });
  }

  static toCompany(firstName: string | null, { overlap }: Clash): NotFreeError {
    return new NotFreeError(notFreeWords(firstName, overlap), { overlap });
  }

  static toCrew({ bookingId, title, company, time }: Clash): NotFreeError {
    return new NotFreeError(bookedThenWords(title, company, time), { booking_id: bookingId });
  }

  /** For the one that only the constraint saw. */
  static unnamed(): NotFreeError {
    return new NotFreeError(notFreeWords(null, 'these dates'));
  }
}

export class NotPossibleNowError extends DomainError {
  constructor(state: string) {
    super({ kind: 'conflict', code: bookingsCodes.notPossibleNow, message: notPossibleWords(state) });
  }
}

export class SlotsTakenError extends DomainError {
  constructor(booked: number, role: string) {
    super({ kind: 'conflict', code: bookingsCodes.slotsTaken, message: slotsTakenWords(booked, role) });
  }
}

export class CallsOverlapError extends DomainError {
  constructor(message: string) {
    super({ kind: 'conflict', code: bookingsCodes.callsOverlap, message });
  }
}

/** To the person alone: what stands on their own calendar. */
export class HasBookingError extends DomainError {
  constructor(title: string, date: string, bookingId: string) {
    const details = { booking_id: bookingId };
    super({ kind: 'conflict', code: bookingsCodes.hasBooking, message: hasBookingWords(title, date), details });
  }
}

/** Asks whether the pencils are to be released too. */
export class HoldsPencilError extends DomainError {
  constructor(title: string, offerIds: string[]) {
    const details = { offer_ids: offerIds };
    super({ kind: 'conflict', code: bookingsCodes.holdsPencil, message: holdsPencilWords(title), details });
  }
}
