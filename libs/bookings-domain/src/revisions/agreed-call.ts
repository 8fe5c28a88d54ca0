/**
 * To join: the call of an alias as the two of the offer agreed on it, a `Call` as jsonb, where it was changed since and
 * that is not accepted. Where there is none the call itself is what they agreed on.
 */
export const agreedCall = (offerId: string, call: string): string => `(
  SELECT agreed.call
  FROM (SELECT r.agreed, r.state FROM bookings.revisions r
    WHERE r.offer_id = ${offerId} AND r.state <> 'replaced' ORDER BY r.number DESC LIMIT 1) last
  CROSS JOIN LATERAL jsonb_array_elements(last.agreed -> 'calls') AS agreed (call)
  WHERE last.state <> 'accepted' AND agreed.call ->> 'id' = ${call}.id::text LIMIT 1)`;

/** Its time by that. The jsonb is one of `agreedCall`. */
export const agreedTime = (agreed: string, call: string): string =>
  `CASE WHEN ${agreed} IS NULL THEN ${call}.during
    ELSE tstzrange((${agreed} ->> 'from')::timestamptz, (${agreed} ->> 'to')::timestamptz) END`;

/** Its place by that; null where it has none of its own. */
export const agreedPlace = (agreed: string, call: string): string =>
  `CASE WHEN ${agreed} IS NULL THEN ${call}.place ELSE ${agreed} ->> 'place' END`;
