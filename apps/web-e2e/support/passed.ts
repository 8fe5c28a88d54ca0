import { inDatabase } from './databases.js';

/**
 * The calls of the newest booking on a job of this title, and the time they take, were five weeks earlier: no form takes a
 * day that is over. Whole weeks of Greenwich time, so that the clock on the wall stays. Answers the booking.
 */
export const passBookingOn = (title: string): Promise<string> =>
  inDatabase('crewcall_jobs', async (client) => {
    const found = await client.query<{ id: string; calls: string[]; days: number }>(
      `SELECT b.id, o.call_ids AS calls, 1 + (SELECT max(c.ends_on) - current_date FROM bookings.calls c WHERE c.id = ANY(o.call_ids)) AS days
       FROM bookings.bookings b JOIN bookings.offers o ON o.id = b.offer_id JOIN jobs j ON j.id = b.job_id
       WHERE j.title = $1 ORDER BY b.id DESC LIMIT 1`,
      [title],
    );
    const [booking] = found.rows;
    if (!booking) throw new Error(`Nothing is booked on ${title}`);
    const moved = [booking.calls, booking.days + 1];
    await client.query(
      `UPDATE bookings.calls SET starts_on = starts_on - $2::integer, ends_on = ends_on - $2::integer,
         during = tstzrange(lower(during) - make_interval(days => $2), upper(during) - make_interval(days => $2))
       WHERE id = ANY($1::uuid[])`,
      moved,
    );
    await client.query(
      `UPDATE bookings.commitments m SET during = c.during FROM bookings.calls c
       WHERE c.id = m.call_id AND m.call_id = ANY($1::uuid[])`,
      [booking.calls],
    );
    return booking.id;
  });
