import { JobsDomainModule } from '@crewcall/jobs-domain';
import { Module } from '@nestjs/common';
import { BookedApplications } from './applications/booked-applications.service.js';
import { Arrivals } from './attendance/arrivals.service.js';
import { AttendanceRepository } from './attendance/attendance.repository.js';
import { LateRepository } from './attendance/late.repository.js';
import { DecideLaterService } from './applications/decide-later.service.js';
import { PendingDecisionRepository } from './applications/pending-decision.repository.js';
import { InviteService } from './applications/invite.service.js';
import { AvailabilityMarkRepository } from './availability/availability-mark.repository.js';
import { BusyTimeService } from './availability/busy-time.service.js';
import { PersonTimeRepository } from './availability/person-time.repository.js';
import { AvailabilityPublisher } from './availability/availability-publisher.service.js';
import { BookingRepository } from './bookings/booking.repository.js';
import { BlockRepository } from './calendar/block.repository.js';
import { CalendarSettingsRepository } from './calendar/calendar-settings.repository.js';
import { CallReminders } from './call-sheets/call-reminders.service.js';
import { StillOnRepository } from './call-sheets/still-on.repository.js';
import { CallSheetRepository } from './call-sheets/call-sheet.repository.js';
import { SheetPeopleRepository } from './call-sheets/sheet-people.repository.js';
import { SheetContactsRepository } from './call-sheets/sheet-contacts.repository.js';
import { SheetContacts } from './call-sheets/sheet-contacts.service.js';
import { SheetSender } from './call-sheets/sheet-sender.service.js';
import { CallRepository } from './calls/call.repository.js';
import { DeadlineRepository } from './deadlines/deadline.repository.js';
import { ImportedTimeRepository } from './feed-sources/imported-time.repository.js';
import { FeedSourceRepository } from './feed-sources/feed-source.repository.js';
import { HistoryRepository } from './history/history.repository.js';
import { KitCommitmentRepository } from './kit/kit-commitment.repository.js';
import { PeopleKitRepository } from './kit/people-kit.repository.js';
import { InvoiceClock } from './invoices/invoice-clock.service.js';
import { InvoicePublisher } from './invoices/invoice-publisher.service.js';
import { InvoiceItemRepository } from './invoices/invoice-item.repository.js';
import { InvoiceRepository } from './invoices/invoice.repository.js';
import { PersonLocks } from './people/person-locks.service.js';
import { AskToConfirmService } from './moves/ask-to-confirm.service.js';
import { ConfirmNextService } from './moves/confirm-next.service.js';
import { ConfirmService } from './moves/confirm.service.js';
import { DeadlineBatch } from './moves/deadline-batch.service.js';
import { DeadlineKeeper } from './moves/deadline-keeper.service.js';
import { DeadlineSetter } from './deadlines/deadline-setter.service.js';
import { EndLiveOfferService } from './moves/end-live-offer.service.js';
import { EndOfferService } from './moves/end-offer.service.js';
import { MissingTimeService } from './moves/missing-time.service.js';
import { OfferFactsReader } from './moves/offer-facts.service.js';
import { OfferLocks } from './moves/offer-locks.service.js';
import { OfferPublisher } from './moves/offer-publisher.service.js';
import { OfferRepository } from './offers/offer.repository.js';
import { AnsweredCover } from './rescue/answered-cover.service.js';
import { EndRescueService } from './rescue/end-rescue.service.js';
import { RescuePeopleRepository } from './rescue/rescue-people.repository.js';
import { RescuePublisher } from './rescue/rescue-publisher.service.js';
import { RescueRepository } from './rescue/rescue.repository.js';
import { WaveClock } from './rescue/wave-clock.service.js';
import { WaveService } from './rescue/wave.service.js';
import { CompanyRatingRepository } from './reviews/company-rating.repository.js';
import { ReviewPublisher } from './reviews/review-publisher.service.js';
import { ReviewRepository } from './reviews/review.repository.js';
import { ReviewWindowRepository } from './reviews/review-window.repository.js';
import { ReviewWindows } from './reviews/review-windows.service.js';
import { ShowReviewsService } from './reviews/show-reviews.service.js';
import { RevisionRepository } from './revisions/revision.repository.js';
import { PlacesRepository } from './roles/places.repository.js';
import { RoleRepository } from './roles/role.repository.js';
import { SavedJobPublisher } from './saved-jobs/saved-job-publisher.service.js';
import { SavedJobRepository } from './saved-jobs/saved-job.repository.js';
import { SearchAlerts } from './saved-searches/search-alerts.service.js';
import { SearchFindRepository } from './saved-searches/search-find.repository.js';
import { BookTeamService } from './teams/book-team.service.js';
import { EndTeamApplicationService } from './teams/end-team-application.service.js';
import { TeamApplicationRepository } from './teams/team-application.repository.js';
import { TeamOfferLocks } from './teams/team-offer-locks.service.js';
import { TeamOfferRepository } from './teams/team-offer.repository.js';
import { MakeTimesheets } from './timesheets/make-timesheets.service.js';
import { SettleTimesheet } from './timesheets/settle-timesheet.service.js';
import { TimesheetClock } from './timesheets/timesheet-clock.service.js';
import { TimesheetPublisher } from './timesheets/timesheet-publisher.service.js';
import { RoleTicketRepository } from './tickets/role-ticket.repository.js';
import { RoleTicketsService } from './tickets/role-tickets.service.js';
import { TimesheetRepository } from './timesheets/timesheet.repository.js';
import { TimesheetVersionRepository } from './timesheets/timesheet-version.repository.js';

const providers = [
  Arrivals,
  AttendanceRepository,
  LateRepository,
  InviteService,
  BookedApplications,
  DecideLaterService,
  PendingDecisionRepository,
  BookingRepository,
  CallRepository,
  CallSheetRepository,
  SheetPeopleRepository,
  SheetSender,
  SheetContactsRepository,
  SheetContacts,
  StillOnRepository,
  CallReminders,
  DeadlineRepository,
  HistoryRepository,
  PersonLocks,
  PeopleKitRepository,
  KitCommitmentRepository,
  OfferRepository,
  PlacesRepository,
  RoleRepository,
  RevisionRepository,
  OfferLocks,
  MissingTimeService,
  OfferFactsReader,
  OfferPublisher,
  DeadlineSetter,
  EndLiveOfferService,
  EndOfferService,
  BusyTimeService,
  AskToConfirmService,
  ConfirmService,
  ConfirmNextService,
  ReviewRepository,
  ReviewWindowRepository,
  CompanyRatingRepository,
  ReviewPublisher,
  ShowReviewsService,
  ReviewWindows,
  DeadlineBatch,
  DeadlineKeeper,
  RescueRepository,
  RescuePeopleRepository,
  RescuePublisher,
  EndRescueService,
  AnsweredCover,
  WaveService,
  WaveClock,
  FeedSourceRepository,
  ImportedTimeRepository,
  SavedJobRepository,
  SavedJobPublisher,
  SearchFindRepository,
  SearchAlerts,
  TeamOfferRepository,
  TeamOfferLocks,
  BookTeamService,
  RoleTicketRepository,
  RoleTicketsService,
  TimesheetRepository,
  TimesheetVersionRepository,
  TimesheetPublisher,
  MakeTimesheets,
  SettleTimesheet,
  TimesheetClock,
  InvoiceRepository,
  InvoiceItemRepository,
  InvoicePublisher,
  InvoiceClock,
  TeamApplicationRepository,
  EndTeamApplicationService,
  BlockRepository,
  CalendarSettingsRepository,
  PersonTimeRepository,
  AvailabilityMarkRepository,
  AvailabilityPublisher,
];

/** What the service and its worker both do with offers and bookings. Needs DatabaseModule and EventsModule. */
@Module({ imports: [JobsDomainModule], providers, exports: [...providers, JobsDomainModule] })
export class BookingsDomainModule {}
