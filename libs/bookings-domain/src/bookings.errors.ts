import {
  bookedThenWords,
  bookingsCodes,
  bookingsErrors,
  hasBookingWords,
  rescueErrors,
  teamApplicationErrors,
  teamOfferErrors,
  teamNotFreeWords,
  holdsPencilWords,
  kitGoneWords,
  kitTakenWords,
  theirKitTakenWords,
  notFreeWords,
  notPossibleWords,
  notBookedWithoutWords,
  slotsTakenWords,
  TEAM_LACKS_TICKET,
  TICKET_MISSING,
  ticketFirstWords,
} from '@crewcall/contracts-bookings';
import { defineErrors, DomainError } from '@crewcall/platform-errors';

/** Errors whose words are always the same. */
export const {
  AlreadyBookedError,
  AlreadyOfferedError,
  AnswerByError,
  AskedBeforeError,
  BlockChangedError,
  BlockMissingError,
  BookedOnJobError,
  BookingMissingError,
  CalendarMissingError,
  CallMissingError,
  CannotReopenError,
  ChallengedLatelyError,
  ChangeWaitsError,
  ExtendedOnceError,
  HiredKitGoneError,
  IsBookingError,
  LadderChangedError,
  LadderFullError,
  LastCallError,
  LastRoleError,
  LinkGoneError,
  MustDecideError,
  NoDatesError,
  NothingAboveError,
  NotLongerError,
  OfferGoneError,
  OfferMissingError,
  OffersLimitedError,
  OpenOffersLimitedError,
  PersonMissingError,
  PlanChangedError,
  PlanTakenError,
  RateNeededError,
  ReasonNeededError,
  ReleasesPencilsError,
  RepeatTooLongError,
  RevisionMissingError,
  RoleMissingError,
  SlotFilledError,
  TooManyBlocksError,
  TooManyCallsError,
  TooManyOpenError,
  TooManyRolesError,
  UndoOverError,
  UnnamedEnquiryError,
  UseCallsError,
  UseRolesError,
} = defineErrors(bookingsErrors);

export const {
  RescueMissingError,
  RescueRunsError,
  RescueOverError,
  SlotNotFreeError,
  NotFartherAwayError,
  NotRaisedError,
} = defineErrors(rescueErrors);

export const { TeamOfferMissingError, TeamSlotsError, NothingMissingError, SubstituteError, TeamOfferOverError } =
  defineErrors(teamOfferErrors);

export const {
  TeamApplicationMissingError,
  TeamApplicationOverError,
  TeamBookedError,
  TeamApplyingAlreadyError,
  TeamTooLargeError,
  MemberTurnedDownError,
  ApplyingSlotsError,
} = defineErrors(teamApplicationErrors);

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

/** A piece of kit is out with another booking: its owner and the company each read it in their words. */
export class KitTakenError extends DomainError {
  constructor(item: string, isOwn: boolean) {
    const message = isOwn ? kitTakenWords(item) : theirKitTakenWords(item);
    super({ kind: 'conflict', code: bookingsCodes.kitTaken, message });
  }
}

/** Hired kit that its owner has no more, or fewer of: each side in its words. */
export class KitGoneError extends DomainError {
  constructor(item: string, isOwn: boolean) {
    const { kind, code, message } = bookingsErrors.hiredKitGone;
    super({ kind, code, message: isOwn ? kitGoneWords(item) : message });
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

/** No member is booked: each that is missing is named, with the day. */
export class TeamNotFreeError extends DomainError {
  constructor(missing: readonly string[]) {
    super({ kind: 'conflict', code: bookingsCodes.notFree, message: teamNotFreeWords(missing), details: { missing } });
  }
}

/** The role books only with valid tickets. */
export class TicketNeededError extends DomainError {
  private constructor(message: string) {
    super({ kind: 'conflict', code: TICKET_MISSING, message: message.trim() });
  }

  static toCompany(firstName: string | null, missing: readonly string[]): TicketNeededError {
    return new TicketNeededError(notBookedWithoutWords(firstName, missing));
  }

  static toCrew(missing: readonly string[]): TicketNeededError {
    return new TicketNeededError(ticketFirstWords(missing));
  }

  static toTeam(): TicketNeededError {
    return new TicketNeededError(TEAM_LACKS_TICKET);
  }
}
