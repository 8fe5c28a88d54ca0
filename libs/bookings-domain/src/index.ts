export { BookedApplications } from './applications/booked-applications.js';
export { bookingsEntities, bookingsMigrations } from './bookings-database.js';
export { BookingsDomainModule } from './bookings-domain.module.js';
export {
  BookingRefusal,
  CallsOverlapError,
  type Clash,
  NotFreeError,
  NotPossibleNowError,
  SlotsTakenError,
} from './bookings.errors.js';
export { BookingEntity } from './bookings/booking.entity.js';
export { BookingRepository } from './bookings/booking.repository.js';
export { CallEntity } from './calls/call.entity.js';
export { newCall, plannedSpans, rangeOf, setWall, spanOfRange, wallOf } from './calls/call.factory.js';
export { CallRepository } from './calls/call.repository.js';
export { DeadlineRepository } from './deadlines/deadline.repository.js';
export { keepDeadlines, KeepDeadlinesPayload } from './deadlines/keep-deadlines.js';
export { HistoryRepository } from './history/history.repository.js';
export { MemberRepository } from './members/member.repository.js';
export { ConfirmService } from './moves/confirm.service.js';
export { DeadlineKeeper } from './moves/deadline-keeper.service.js';
export { DeadlineSetter } from './moves/deadline-setter.js';
export { type End, EndOfferService } from './moves/end-offer.service.js';
export { datesLadder, ladderOf, nextRank, ranksOf } from './moves/ladder.js';
export { type HeldOffer, OfferLocks } from './moves/offer-locks.js';
export { OfferNews } from './moves/offer-news.service.js';
export { OfferEntity } from './offers/offer.entity.js';
export { newOffer, type NewOffer } from './offers/offer.factory.js';
export { OfferRepository } from './offers/offer.repository.js';
export { termsHashOf } from './offers/terms-hash.js';
export { RoleEntity } from './roles/role.entity.js';
export { newRole, type NewRole } from './roles/role.factory.js';
export { RoleRepository } from './roles/role.repository.js';
