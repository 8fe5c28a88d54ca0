import {
  bookingsErrors,
  conflictErrors,
  rescueErrors,
  roleTicketErrors,
  teamApplicationErrors,
  teamOfferErrors,
} from '@crewcall/contracts-bookings';
import { defineErrors } from '@crewcall/platform-errors';

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
  NotPossibleNowError,
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
  BookedThenError,
  CallsOverlapError,
  DatesNotFreeError,
  HasBookingError,
  HoldsPencilError,
  KitGoneError,
  KitTakenError,
  NotFreeError,
  SlotsTakenError,
  TeamNotFreeError,
} = defineErrors(conflictErrors);

export const { OwnTicketMissingError, TeamTicketMissingError, TheirTicketMissingError } =
  defineErrors(roleTicketErrors);

export const {
  CoverNotNowError,
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
