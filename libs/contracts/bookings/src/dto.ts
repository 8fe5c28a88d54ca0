export * from './dto/booking.dto.js';
export * from './dto/call.dto.js';
export * from './dto/offer-requests.dto.js';
export * from './dto/offer.dto.js';
export * from './dto/role.dto.js';
export * from './events/booking.events.js';
export * from './events/call.events.js';
export * from './events/offer.events.js';
