export { bookingsEntities, bookingsMigrations } from './bookings-database.js';
export { BookingEntity } from './bookings/booking.entity.js';
export { CallEntity } from './calls/call.entity.js';
export { OfferEntity } from './offers/offer.entity.js';
export { RoleEntity } from './roles/role.entity.js';
