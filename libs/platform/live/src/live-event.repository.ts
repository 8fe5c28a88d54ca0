import { Injectable } from '@nestjs/common';
import type { LiveEventName, LivePayloads } from '@crewcall/contracts-core';
import { Database, type PreparedQuery, TimePartitions, Transactions, wholeWords } from '@crewcall/platform-database';
import { Recurring } from '@crewcall/platform-queues';
import { liveEventsByDay } from './live-events-by-day.js';

export interface LiveRow {
  seq: number;
  event: LiveEventName;
  payload: LivePayloads[LiveEventName];
  created_at: Date;
}

const KEPT_PER_PERSON = 1000;
/** Twice the time between two prunings: who was told nothing since has no more than at the last. */
const TOLD_WITHIN_HOURS = 2;

const lastSeqOf = (userId: string): PreparedQuery<number> => ({
  sql: 'SELECT seq FROM live_counters WHERE user_id = $1',
  parameters: [userId],
  of: ([row]) => Number((row as { seq: string } | undefined)?.seq ?? 0),
});

@Injectable()
export class LiveEventRepository {
  private readonly partitions: TimePartitions;

  constructor(
    private readonly database: Database,
    transactions: Transactions,
  ) {
    this.partitions = new TimePartitions(database, transactions, liveEventsByDay);
  }

  /** `last` is asked for first: what it counts is among the rows, or is gone. */
  async eventsAfter(userId: string, seq: number, limit: number): Promise<{ rows: LiveRow[]; last: number }> {
    const [last, rows] = await this.database.inOrder(lastSeqOf(userId), {
      sql: `SELECT seq, event, payload, created_at FROM live_events
       WHERE user_id = $1 AND seq > $2 AND created_at >= now() - make_interval(days => $4) ORDER BY seq LIMIT $3`,
      parameters: [userId, seq, limit, liveEventsByDay.keptDays],
      of: (found) => found as (Omit<LiveRow, 'seq'> & { seq: string })[],
    });
    return { last, rows: rows.map((row) => ({ ...row, seq: Number(row.seq) })) };
  }

  async lastSeq(userId: string): Promise<number> {
    const [last] = await this.database.inOrder(lastSeqOf(userId));
    return last;
  }

  /** The counters stay: a number is never given twice. */
  @Recurring('prune-live-events', { everySeconds: 3600 })
  async pruneEvents(now = new Date()): Promise<void> {
    await this.partitions.keep(now);
    const above = await this.aboveMost();
    if (!above.length) return;
    await this.database.query(
      `DELETE FROM live_events e USING unnest($1::uuid[], $2::bigint[]) AS above (user_id, last)
       WHERE e.user_id = above.user_id AND e.seq <= above.last`,
      [above.map(({ user_id: id }) => id), above.map(({ last }) => last)],
    );
  }

  /** Who has more than is kept, and up to which number: a look at the last hours and at the first event of each. */
  private aboveMost(): Promise<{ user_id: string; last: string }[]> {
    return this.database.query(
      `WITH told AS (SELECT DISTINCT user_id FROM live_events WHERE created_at >= now() - make_interval(hours => $2))
       SELECT user_id, c.seq - $1 AS last FROM told JOIN live_counters c USING (user_id)
       WHERE c.seq > $1
         AND (SELECT e.seq FROM live_events e WHERE e.user_id = c.user_id ORDER BY e.seq LIMIT 1) <= c.seq - $1`,
      [KEPT_PER_PERSON, TOLD_WITHIN_HOURS],
    );
  }

  /** In what others were told, too: whole words only, so that no other name is cut. */
  async replaceNames(names: readonly string[], by: string): Promise<void> {
    const asJson = (text: string): string => JSON.stringify(text).slice(1, -1);
    await this.database.query(
      `UPDATE live_events SET payload = regexp_replace(payload::text, $1, $2, 'g')::jsonb WHERE payload::text ~ $1`,
      [wholeWords(...names.map(asJson)), asJson(by)],
    );
  }

  /** In a message that these people were told of. */
  async replaceWords(userIds: readonly string[], messageId: string, words: string): Promise<void> {
    await this.database.query(
      `UPDATE live_events SET payload = jsonb_set(payload, '{message,content}', to_jsonb($3::text))
       WHERE user_id = ANY ($1::uuid[]) AND payload #>> '{message,id}' = $2::text`,
      [userIds, messageId, words],
    );
  }

  /** In messages that others were sent: who wrote them has no name any more. */
  async removeSender(userId: string): Promise<void> {
    await this.database.query(
      `UPDATE live_events SET payload = jsonb_set(payload, '{sender}', jsonb_build_object('id', $1::text,
         'first_name', NULL, 'last_name', NULL, 'company_name', NULL)) WHERE payload #>> '{sender,id}' = $1::text`,
      [userId],
    );
  }

  /** For the deletion of an account. */
  async forgetEventsOf(userId: string): Promise<void> {
    await this.database.query('DELETE FROM live_events WHERE user_id = $1', [userId]);
  }
}
