export { BookedApplications } from './applications/booked-applications.service.js';
export { Arrivals } from './attendance/arrivals.service.js';
export { AttendanceRepository, type AttendedOf } from './attendance/attendance.repository.js';
export { type LateOf, LateRepository } from './attendance/late.repository.js';
export { type PendingDecision, PendingDecisionRepository } from './applications/pending-decision.repository.js';
export { InviteService } from './applications/invite.service.js';
export { BusyTimeService } from './availability/busy-time.service.js';
export { PersonTimeRepository } from './availability/person-time.repository.js';
export { AvailabilityPublisher } from './availability/availability-publisher.service.js';
export { bookingsEntities, bookingsMigrations } from './bookings-database.js';
export { BookingsDomainModule } from './bookings-domain.module.js';
export * from './bookings.errors.js';
export { notBlocked } from './blocked-people/not-blocked.js';
export { BookingEntity } from './bookings/booking.entity.js';
export { isCompleted } from './bookings/completed.js';
export { isContestedCall } from './bookings/contested.js';
export { type BookingAhead, BookingRepository, type TakenCall } from './bookings/booking.repository.js';
export { BlockEntity } from './calendar/block.entity.js';
export { newBlock, setBlockWall, wallOfEntity, wallOn } from './calendar/block-row.js';
export { BlockRepository } from './calendar/block.repository.js';
export { BlockRuleEntity } from './calendar/block-rule.entity.js';
export { type CalendarSettings, CalendarSettingsRepository } from './calendar/calendar-settings.repository.js';
export { occurrencesOf, ruleOf } from './calendar/recurrence.js';
export { CallSheetEntity } from './call-sheets/call-sheet.entity.js';
export { CallSheetRepository } from './call-sheets/call-sheet.repository.js';
export {
  acknowledgementOf,
  type ReceiptFacts,
  SheetPeopleRepository,
  type SheetPerson,
} from './call-sheets/sheet-people.repository.js';
export { StillOnRepository } from './call-sheets/still-on.repository.js';
export {
  dropSheetPdfs,
  type DropSheetPdfsPayload,
  makeSheetPdf,
  type MakeSheetPdfPayload,
} from './call-sheets/sheet-pdf-tasks.js';
export { SheetSender } from './call-sheets/sheet-sender.service.js';
export { CallEntity } from './calls/call.entity.js';
export { isAgreedToFollow, newCall, setWall, timesOf, wallOf } from './calls/call-row.js';
export { rangeOf, spanOfRange } from './time/range.js';
export { CallRepository, settledMs } from './calls/call.repository.js';
export { lastDayOf } from './calls/last-day.js';
export { DeadlineRepository } from './deadlines/deadline.repository.js';
export { keepDeadlines } from './deadlines/keep-deadlines.js';
export { ImportedTimeRepository } from './feed-sources/imported-time.repository.js';
export { FeedSourceRepository, type SourceToRead } from './feed-sources/feed-source.repository.js';
export { readCalendar, type ReadCalendarPayload } from './feed-sources/read-calendar.js';
export { HistoryRepository } from './history/history.repository.js';
export { PeopleKitRepository } from './kit/people-kit.repository.js';
export { PersonLocks } from './people/person-locks.service.js';
export { AskToConfirmService } from './moves/ask-to-confirm.service.js';
export { ConfirmService } from './moves/confirm.service.js';
export { DeadlineKeeper } from './moves/deadline-keeper.service.js';
export { DeadlineSetter } from './deadlines/deadline-setter.service.js';
export { EndLiveOfferService } from './moves/end-live-offer.service.js';
export { type End, EndOfferService } from './moves/end-offer.service.js';
export { datesLadder, hasRank, ladderOf, nextRank, ranksOf } from './moves/ladder.js';
export { type HeldOffer, OfferLocks } from './moves/offer-locks.service.js';
export { OfferFactsReader } from './moves/offer-facts.service.js';
export { OfferPublisher } from './moves/offer-publisher.service.js';
export { OfferEntity } from './offers/offer.entity.js';
export { newOffer, type NewOffer } from './offers/offer-row.js';
export { OfferRepository } from './offers/offer.repository.js';
export { termsHashOf } from './offers/terms-hash.js';
export { isCrewHere } from './people/is-here.js';
export { AnsweredCover } from './rescue/answered-cover.service.js';
export { EndRescueService } from './rescue/end-rescue.service.js';
export { freedomFor, windowOfCalls } from './rescue/free-for-calls.js';
export { type ListedCandidate, RescuePeopleRepository, type RescuePerson } from './rescue/rescue-people.repository.js';
export { RescuePublisher } from './rescue/rescue-publisher.service.js';
export { RescueEntity } from './rescue/rescue.entity.js';
export { RescueRepository } from './rescue/rescue.repository.js';
export { WaveService } from './rescue/wave.service.js';
export { CompanyRatingRepository } from './reviews/company-rating.repository.js';
export { ReviewPublisher } from './reviews/review-publisher.service.js';
export {
  type ReviewContent,
  type ReviewedBooking,
  ReviewRepository,
  type ReviewRow,
} from './reviews/review.repository.js';
export { type ReviewWindow, ReviewWindowRepository } from './reviews/review-window.repository.js';
export { ReviewWindows } from './reviews/review-windows.service.js';
export { ShowReviewsService } from './reviews/show-reviews.service.js';
export { agreedCall, agreedPlace, agreedTime } from './revisions/agreed-call.js';
export { type Agreed, RevisionEntity } from './revisions/revision.entity.js';
export { isWaiting, RevisionRepository } from './revisions/revision.repository.js';
export { RoleEntity } from './roles/role.entity.js';
export { newRole, type NewRole } from './roles/role-row.js';
export {
  freeCallsOf,
  mostTaken,
  noneTaken,
  PlacesRepository,
  placesOn,
  type Taken,
  withOneOn,
} from './roles/places.repository.js';
export { RoleRepository } from './roles/role.repository.js';
export { InvoiceEntity } from './invoices/invoice.entity.js';
export {
  columnsOfDetails,
  creditNoteOf,
  issueInvoice,
  linesOf,
  newDraft,
  pricedLines,
  withVatPaid,
} from './invoices/invoice-row.js';
export { InvoiceClock } from './invoices/invoice-clock.service.js';
export { InvoicePublisher } from './invoices/invoice-publisher.service.js';
export { InvoiceItemRepository } from './invoices/invoice-item.repository.js';
export { InvoiceRepository, type InvoiceTies } from './invoices/invoice.repository.js';
export { SavedJobPublisher } from './saved-jobs/saved-job-publisher.service.js';
export { areApartSql, jobMatchesSql } from './saved-searches/job-search-matches.js';
export { alertSearches } from './saved-searches/alert-searches.js';
export { SearchAlerts } from './saved-searches/search-alerts.service.js';
export { SearchFindRepository } from './saved-searches/search-find.repository.js';
export { SavedJobRepository } from './saved-jobs/saved-job.repository.js';
export { BookTeamService } from './teams/book-team.service.js';
export { EndTeamApplicationService } from './teams/end-team-application.service.js';
export {
  type ApplyingMemberRow,
  TeamApplicationRepository,
  type TeamApplicationRow,
} from './teams/team-application.repository.js';
export { type HeldTeamOffer, TeamOfferLocks } from './teams/team-offer-locks.service.js';
export { type TeamOfferRow, TeamOfferRepository, type TeamSlotRow } from './teams/team-offer.repository.js';
export { SettleTimesheet } from './timesheets/settle-timesheet.service.js';
export { TimesheetEntity } from './timesheets/timesheet.entity.js';
export {
  aroundOf,
  figuresOf,
  figuresOfSheet,
  newTimesheet,
  plannedOf,
  presentFigures,
  type StoredFigures,
  storedOf,
  workedOfEntity,
} from './timesheets/timesheet-row.js';
export { TimesheetPublisher } from './timesheets/timesheet-publisher.service.js';
export { type TimesheetContext, TimesheetRepository } from './timesheets/timesheet.repository.js';
export { TimesheetVersionRepository } from './timesheets/timesheet-version.repository.js';
export { RoleTicketRepository } from './tickets/role-ticket.repository.js';
export { RoleTicketsService } from './tickets/role-tickets.service.js';
