import { BookingEntity } from './bookings/booking.entity.js';
import { BlockEntity } from './calendar/block.entity.js';
import { BlockRuleEntity } from './calendar/block-rule.entity.js';
import { CallSheetEntity } from './call-sheets/call-sheet.entity.js';
import { CallEntity } from './calls/call.entity.js';
import { InvoiceEntity } from './invoices/invoice.entity.js';
import { OfferEntity } from './offers/offer.entity.js';
import { RescueEntity } from './rescue/rescue.entity.js';
import { RevisionEntity } from './revisions/revision.entity.js';
import { RoleEntity } from './roles/role.entity.js';
import { TimesheetEntity } from './timesheets/timesheet.entity.js';
import { CreateCallsAndRoles1765000000000 } from './migrations/1765000000000-create-calls-and-roles.js';
import { CreateOffersAndBookings1765000100000 } from './migrations/1765000100000-create-offers-and-bookings.js';
import { CreateHistoriesAndDeadlines1765000200000 } from './migrations/1765000200000-create-histories-and-deadlines.js';
import { GiveJobsTheirCalls1765000300000 } from './migrations/1765000300000-give-jobs-their-calls.js';
import { MakeHiresBookings1765000400000 } from './migrations/1765000400000-make-hires-bookings.js';
import { NoteHiddenPeople1765000500000 } from './migrations/1765000500000-note-hidden-people.js';
import { CreateCalendars1765000600000 } from './migrations/1765000600000-create-calendars.js';
import { KeepWhatWasAgreed1765000700000 } from './migrations/1765000700000-keep-what-was-agreed.js';
import { AskForMissingTimes1765000800000 } from './migrations/1765000800000-ask-for-missing-times.js';
import { CreateCrewLists1765001800000 } from './migrations/1765001800000-create-crew-lists.js';
import { HidePlacesAndAskForRates1765002000000 } from './migrations/1765002000000-hide-places-and-ask-for-rates.js';
import { CreateCancellations1765002100000 } from './migrations/1765002100000-create-cancellations.js';
import { CreateCallSheets1765002200000 } from './migrations/1765002200000-create-call-sheets.js';
import { CreateDeclineLinks1765002300000 } from './migrations/1765002300000-create-decline-links.js';
import { AskBeforeCalls1765002400000 } from './migrations/1765002400000-ask-before-calls.js';
import { CreateFeedKeys1765002900000 } from './migrations/1765002900000-create-feed-keys.js';
import { KeepKeysOfMailedSheets1765003000000 } from './migrations/1765003000000-keep-keys-of-mailed-sheets.js';
import { KnowClosedAccounts1765110000000 } from './migrations/1765110000000-know-closed-accounts.js';
import { CreateRescues1765120000000 } from './migrations/1765120000000-create-rescues.js';
import { CreateAttendances1765130000000 } from './migrations/1765130000000-create-attendances.js';
import { ForgetContactsOfSheets1765130100000 } from './migrations/1765130100000-forget-contacts-of-sheets.js';
import { ShowApplicantsOnABoard1765140000000 } from './migrations/1765140000000-show-applicants-on-a-board.js';
import { NoteWhoComesLate1765200000000 } from './migrations/1765200000000-note-who-comes-late.js';
import { NoteWhoDidNotCome1765200100000 } from './migrations/1765200100000-note-who-did-not-come.js';
import { KeepBlockedPeopleApart1765200300000 } from './migrations/1765200300000-keep-blocked-people-apart.js';
import { AttachFilesToSheets1765210000000 } from './migrations/1765210000000-attach-files-to-sheets.js';
import { CreateTeams1765240000000 } from './migrations/1765240000000-create-teams.js';
import { HireTeams1765240100000 } from './migrations/1765240100000-hire-teams.js';
import { AskApplicants1765250000000 } from './migrations/1765250000000-ask-applicants.js';
import { ChooseCallsOfAJob1765250100000 } from './migrations/1765250100000-choose-calls-of-a-job.js';
import { MarkApplications1765250200000 } from './migrations/1765250200000-mark-applications.js';
import { PostCoversPublicly1765300000000 } from './migrations/1765300000000-post-covers-publicly.js';
import { FindSkilledPeople1765310000000 } from './migrations/1765310000000-find-skilled-people.js';
import { ApplyAsTeam1765510000000 } from './migrations/1765510000000-apply-as-team.js';
import { KeepSourcesOfApplications1765600000000 } from './migrations/1765600000000-keep-sources-of-applications.js';
import { WithdrawNoShows1765610000000 } from './migrations/1765610000000-withdraw-no-shows.js';
import { CreateTimesheets1765700000000 } from './migrations/1765700000000-create-timesheets.js';
import { ReviewBookings1765800000000 } from './migrations/1765800000000-review-bookings.js';
import { SaveJobs1765900000000 } from './migrations/1765900000000-save-jobs.js';
import { CreateExpenses1766000000000 } from './migrations/1766000000000-create-expenses.js';
import { SaveSearches1766300000000 } from './migrations/1766300000000-save-searches.js';
import { BringInBusyTimes1766400000000 } from './migrations/1766400000000-bring-in-busy-times.js';
import { CountRefusedClashes1766900000000 } from './migrations/1766900000000-count-refused-clashes.js';
import { CreateInvoices1767000000000 } from './migrations/1767000000000-create-invoices.js';
import { KnowKit1767100100000 } from './migrations/1767100100000-know-kit.js';
import { HireKit1767100200000 } from './migrations/1767100200000-hire-kit.js';
import { KnowTicketsOfPeople1767500000000 } from './migrations/1767500000000-know-tickets-of-people.js';
import { LetRolesNeedTickets1767500100000 } from './migrations/1767500100000-let-roles-need-tickets.js';
import { KeepBankDetails1767600000000 } from './migrations/1767600000000-keep-bank-details.js';
import { ReplyToDaysToPay1768010000000 } from './migrations/1768010000000-reply-to-days-to-pay.js';
import { CountAgreedRates1768010100000 } from './migrations/1768010100000-count-agreed-rates.js';
import { SeeTicketsOnSite1768020000000 } from './migrations/1768020000000-see-tickets-on-site.js';
import { AskAboutHours1768060000000 } from './migrations/1768060000000-ask-about-hours.js';
import { IndexDecidedPencils1768080000000 } from './migrations/1768080000000-index-decided-pencils.js';
import { IndexClashingBookings1768160000000 } from './migrations/1768160000000-index-clashing-bookings.js';
import { OweCancellationFees1768170000000 } from './migrations/1768170000000-owe-cancellation-fees.js';
import { MarkPencilsThatLoseCalls1768210000000 } from './migrations/1768210000000-mark-pencils-that-lose-calls.js';
import { IndexOffersOfAPair1768220000000 } from './migrations/1768220000000-index-offers-of-a-pair.js';
import { IndexWaitingUploads1768230000000 } from './migrations/1768230000000-index-waiting-uploads.js';

/** Of the schema `bookings` in the database of jobs. */
export const bookingsEntities = [
  CallEntity,
  RoleEntity,
  OfferEntity,
  BookingEntity,
  BlockEntity,
  BlockRuleEntity,
  RevisionEntity,
  CallSheetEntity,
  RescueEntity,
  TimesheetEntity,
  InvoiceEntity,
];

/** In the order of their numbers, in which they run among those of jobs. */
export const bookingsMigrations = [
  CreateCallsAndRoles1765000000000,
  CreateOffersAndBookings1765000100000,
  CreateHistoriesAndDeadlines1765000200000,
  GiveJobsTheirCalls1765000300000,
  MakeHiresBookings1765000400000,
  NoteHiddenPeople1765000500000,
  CreateCalendars1765000600000,
  KeepWhatWasAgreed1765000700000,
  AskForMissingTimes1765000800000,
  CreateCrewLists1765001800000,
  HidePlacesAndAskForRates1765002000000,
  CreateCancellations1765002100000,
  CreateCallSheets1765002200000,
  CreateDeclineLinks1765002300000,
  AskBeforeCalls1765002400000,
  CreateFeedKeys1765002900000,
  KeepKeysOfMailedSheets1765003000000,
  KnowClosedAccounts1765110000000,
  CreateRescues1765120000000,
  CreateAttendances1765130000000,
  ForgetContactsOfSheets1765130100000,
  ShowApplicantsOnABoard1765140000000,
  NoteWhoComesLate1765200000000,
  NoteWhoDidNotCome1765200100000,
  KeepBlockedPeopleApart1765200300000,
  AttachFilesToSheets1765210000000,
  CreateTeams1765240000000,
  HireTeams1765240100000,
  AskApplicants1765250000000,
  ChooseCallsOfAJob1765250100000,
  MarkApplications1765250200000,
  PostCoversPublicly1765300000000,
  FindSkilledPeople1765310000000,
  ApplyAsTeam1765510000000,
  KeepSourcesOfApplications1765600000000,
  WithdrawNoShows1765610000000,
  CreateTimesheets1765700000000,
  ReviewBookings1765800000000,
  SaveJobs1765900000000,
  CreateExpenses1766000000000,
  SaveSearches1766300000000,
  BringInBusyTimes1766400000000,
  CountRefusedClashes1766900000000,
  CreateInvoices1767000000000,
  KnowKit1767100100000,
  HireKit1767100200000,
  KnowTicketsOfPeople1767500000000,
  LetRolesNeedTickets1767500100000,
  KeepBankDetails1767600000000,
  ReplyToDaysToPay1768010000000,
  CountAgreedRates1768010100000,
  SeeTicketsOnSite1768020000000,
  AskAboutHours1768060000000,
  IndexDecidedPencils1768080000000,
  IndexClashingBookings1768160000000,
  OweCancellationFees1768170000000,
  MarkPencilsThatLoseCalls1768210000000,
  IndexOffersOfAPair1768220000000,
  IndexWaitingUploads1768230000000,
];
