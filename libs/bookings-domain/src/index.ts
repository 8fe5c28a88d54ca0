export { BookedApplications } from './applications/booked-applications.js';
export { Arrivals } from './attendance/arrivals.service.js';
export { AttendanceRepository, type AttendedOf } from './attendance/attendance.repository.js';
export { type LateOf, LateRepository } from './attendance/late.repository.js';
export { type PendingDecision, PendingDecisionRepository } from './applications/pending-decision.repository.js';
export { InviteService } from './applications/invite.service.js';
export { AvailabilityMarkRepository } from './availability/availability-mark.repository.js';
export { PersonTimeRepository } from './availability/person-time.repository.js';
export { AvailabilityPublisher } from './availability/availability-publisher.service.js';
export { bookingsEntities, bookingsMigrations } from './bookings-database.js';
export { BookingsDomainModule } from './bookings-domain.module.js';
export * from './bookings.errors.js';
export { notBlocked } from './blocked-people/not-blocked.js';
export { BookingEntity } from './bookings/booking.entity.js';
export { isCompleted } from './bookings/completed.js';
export { BookingRepository, type TakenCall } from './bookings/booking.repository.js';
export { BlockEntity } from './calendar/block.entity.js';
export { newBlock, setBlockWall, wallOfEntity, wallOn } from './calendar/block.factory.js';
export { BlockRepository } from './calendar/block.repository.js';
export { BlockRuleEntity } from './calendar/block-rule.entity.js';
export { CalendarSettingsRepository } from './calendar/calendar-settings.repository.js';
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
export { newCall, rangeOf, setWall, spanOfRange, timesOf, wallOf } from './calls/call.factory.js';
export { CallRepository } from './calls/call.repository.js';
export { DeadlineRepository } from './deadlines/deadline.repository.js';
export { keepDeadlines, KeepDeadlinesPayload } from './deadlines/keep-deadlines.js';
export { HistoryRepository } from './history/history.repository.js';
export { MemberRepository } from './members/member.repository.js';
export { ConfirmService } from './moves/confirm.service.js';
export { DeadlineKeeper } from './moves/deadline-keeper.service.js';
export { DeadlineSetter } from './moves/deadline-setter.js';
export { EndLiveOfferService } from './moves/end-live-offer.service.js';
export { type End, EndOfferService } from './moves/end-offer.service.js';
export { datesLadder, hasRank, ladderOf, nextRank, ranksOf } from './moves/ladder.js';
export { type HeldOffer, OfferLocks } from './moves/offer-locks.js';
export { OfferFactsReader } from './moves/offer-facts.service.js';
export { OfferPublisher } from './moves/offer-publisher.service.js';
export { OfferEntity } from './offers/offer.entity.js';
export { newOffer, type NewOffer } from './offers/offer.factory.js';
export { OfferRepository } from './offers/offer.repository.js';
export { termsHashOf } from './offers/terms-hash.js';
export { AnsweredCover } from './rescue/answered-cover.service.js';
export { EndRescueService } from './rescue/end-rescue.service.js';
export { freedomFor, windowOfCalls } from './rescue/free-for-calls.js';
export { type ListedCandidate, RescuePeopleRepository, type RescuePerson } from './rescue/rescue-people.repository.js';
export { RescuePublisher } from './rescue/rescue-publisher.service.js';
export { RescueEntity } from './rescue/rescue.entity.js';
export { RescueRepository } from './rescue/rescue.repository.js';
export { WaveService } from './rescue/wave.service.js';
export { type Agreed, RevisionEntity } from './revisions/revision.entity.js';
export { RevisionRepository } from './revisions/revision.repository.js';
export { RoleEntity } from './roles/role.entity.js';
export { newRole, type NewRole } from './roles/role.factory.js';
export { RoleRepository } from './roles/role.repository.js';
export { BookTeamService } from './teams/book-team.service.js';
export { type HeldTeamOffer, TeamOfferLocks } from './teams/team-offer-locks.js';
export { type TeamOfferRow, TeamOfferRepository, type TeamSlotRow } from './teams/team-offer.repository.js';
