/** Half a day after its last call a booking is completed, unless it was cancelled, missed or is in dispute. */
const SETTLED = '12 hours';

/** When the last call of it ends. */
export const endOf = (booking: string): string => `(SELECT max(upper(m.during)) FROM bookings.commitments m
    WHERE m.booking_id = ${booking}.id AND m.state = 'confirmed')`;

/**
 * Whether a row of `bookings.bookings` is completed. By its calls, not by its state alone: nothing has to happen for time
 * to pass, and what is only agreed is on no record.
 */
export const isCompleted = (booking: string, now = 'now()'): string => `(${booking}.state = 'completed'
  OR ${booking}.state IN ('confirmed', 'on', 'done') AND ${endOf(booking)} <= ${now} - interval '${SETTLED}')`;
