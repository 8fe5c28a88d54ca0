import { JobsDomainModule } from '@crewcall/jobs-domain';
import { Module } from '@nestjs/common';
import { BookedApplications } from './applications/booked-applications.js';
import { Arrivals } from './attendance/arrivals.service.js';
import { AttendanceRepository } from './attendance/attendance.repository.js';
import { LateRepository } from './attendance/late.repository.js';
import { DecideLaterService } from './applications/decide-later.service.js';
import { PendingDecisionRepository } from './applications/pending-decision.repository.js';
import { InviteService } from './applications/invite.service.js';
import { AvailabilityMarkRepository } from './availability/availability-mark.repository.js';
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
import { HistoryRepository } from './history/history.repository.js';
import { MemberRepository } from './members/member.repository.js';
import { ConfirmService } from './moves/confirm.service.js';
import { DeadlineBatch } from './moves/deadline-batch.service.js';
import { DeadlineKeeper } from './moves/deadline-keeper.service.js';
import { DeadlineSetter } from './moves/deadline-setter.js';
import { EndLiveOfferService } from './moves/end-live-offer.service.js';
import { EndOfferService } from './moves/end-offer.service.js';
import { MissingTimeService } from './moves/missing-time.service.js';
import { OfferFactsReader } from './moves/offer-facts.service.js';
import { OfferLocks } from './moves/offer-locks.js';
import { OfferPublisher } from './moves/offer-publisher.service.js';
import { OfferRepository } from './offers/offer.repository.js';
import { AnsweredCover } from './rescue/answered-cover.service.js';
import { EndRescueService } from './rescue/end-rescue.service.js';
import { RescuePeopleRepository } from './rescue/rescue-people.repository.js';
import { RescuePublisher } from './rescue/rescue-publisher.service.js';
import { RescueRepository } from './rescue/rescue.repository.js';
import { WaveClock } from './rescue/wave-clock.service.js';
import { WaveService } from './rescue/wave.service.js';
import { RevisionRepository } from './revisions/revision.repository.js';
import { RoleRepository } from './roles/role.repository.js';
import { BookTeamService } from './teams/book-team.service.js';
import { TeamOfferLocks } from './teams/team-offer-locks.js';
import { TeamOfferRepository } from './teams/team-offer.repository.js';

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
  MemberRepository,
  OfferRepository,
  RoleRepository,
  RevisionRepository,
  OfferLocks,
  MissingTimeService,
  OfferFactsReader,
  OfferPublisher,
  DeadlineSetter,
  EndLiveOfferService,
  EndOfferService,
  ConfirmService,
  DeadlineBatch,
  DeadlineKeeper,
  RescueRepository,
  RescuePeopleRepository,
  RescuePublisher,
  EndRescueService,
  AnsweredCover,
  WaveService,
  WaveClock,
  TeamOfferRepository,
  TeamOfferLocks,
  BookTeamService,
  BlockRepository,
  CalendarSettingsRepository,
  PersonTimeRepository,
  AvailabilityMarkRepository,
  AvailabilityPublisher,
];

/** What the service and its worker both do with offers and bookings. Needs DatabaseModule and EventsModule. */
@Module({ imports: [JobsDomainModule], providers, exports: [...providers, JobsDomainModule] })
export class BookingsDomainModule {}
