/**
 * Whether it is said of a row of `bookings.bookings` that the person missed this call: of the others they stay booked. The
 * claim names the call; a booking without one is contested as a whole.
 */
export const isContestedCall = (
  booking: string,
  callId: string,
): string => `(${booking}.state IN ('no_show', 'disputed')
  AND coalesce((SELECT n.call_id = ${callId} FROM bookings.no_shows n WHERE n.booking_id = ${booking}.id), true))`;
