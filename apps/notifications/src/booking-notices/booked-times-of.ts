import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import type { BookedTimes } from '../notifications/booked-times.js';

type Facts = Pick<BookedTimes, 'role' | 'company' | 'location' | 'calls'>;

/** Of an event whose subject is the booking. */
export const bookedTimesOf = (
  { role, company, location, calls }: Facts,
  { subject_id: booking_id, version, occurred_at: told_at }: Omit<EventEnvelope, 'payload'>,
): BookedTimes => ({ booking_id, sequence: version, is_cancelled: false, role, company, location, calls, told_at });
