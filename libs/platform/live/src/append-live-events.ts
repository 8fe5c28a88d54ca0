import type { LiveEventName, LivePayloads } from '@crewcall/contracts-core';
import type { Statement } from '@crewcall/platform-database';

export type LiveEvent = { [E in LiveEventName]: { event: E; payload: LivePayloads[E] } }[LiveEventName];

/** The number of a person's first event of those that were appended. */
export interface FirstRow {
  user_id: string;
  first: string;
}

const sql = `
  WITH told AS (
    SELECT * FROM unnest($1::uuid[], $2::text[], $3::jsonb[]) WITH ORDINALITY AS t (user_id, event, payload, place)
  ), counter AS (
    INSERT INTO live_counters AS c (user_id, seq)
    SELECT user_id, count(*) FROM told GROUP BY user_id ORDER BY user_id
    ON CONFLICT (user_id) DO UPDATE SET seq = c.seq + excluded.seq
    RETURNING user_id, seq
  ), stored AS (
    INSERT INTO live_events (user_id, seq, event, payload)
    SELECT user_id,
      counter.seq + 1 - row_number() OVER (PARTITION BY user_id ORDER BY told.place DESC), told.event, told.payload
    FROM told JOIN counter USING (user_id)
    RETURNING user_id, seq
  )
  SELECT user_id, min(seq) AS first FROM stored GROUP BY user_id`;

/**
 * Numbers the events and stores them; answers `FirstRow`s. The counters' rows stay locked until the transaction ends,
 * so numbers are committed in their order and a rollback leaves no gap. They are locked in the order of their ids: two
 * transactions never wait for each other.
 */
export function appending(pending: ReadonlyMap<string, readonly LiveEvent[]>): Statement {
  const told = [...pending].flatMap(([userId, events]) => events.map((event) => ({ userId, ...event })));
  return {
    sql,
    parameters: [
      told.map(({ userId }) => userId),
      told.map(({ event }) => event),
      told.map(({ payload }) => JSON.stringify(payload)),
    ],
  };
}
