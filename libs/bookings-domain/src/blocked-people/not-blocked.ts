/** Neither of the two wants nothing from the other; both are SQL for a user’s id. */
export const notBlocked = (one: string, other: string): string =>
  `NOT EXISTS (SELECT 1 FROM bookings.blocked_people k WHERE k.is_on
     AND ((k.by_id = ${one} AND k.against_id = ${other}) OR (k.by_id = ${other} AND k.against_id = ${one})))`;
