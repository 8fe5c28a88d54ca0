import { Injectable } from '@nestjs/common';
import type { LiveEventName, LivePayloads } from '@crewcall/contracts-core';
import { Database, wholeWords } from '@crewcall/platform-database';

export interface LiveRow {
  seq: number;
  event: LiveEventName;
  payload: LivePayloads[LiveEventName];
  created_at: Date;
}

const KEPT_DAYS = 7;
const KEPT_PER_PERSON = 1000;

@Injectable()
export class LiveEventRepository {
  constructor(private readonly database: Database) {}

  async after(userId: string, seq: number, limit: number): Promise<LiveRow[]> {
    const rows = await this.database.prepared<Omit<LiveRow, 'seq'> & { seq: string }>(
      `SELECT seq, event, payload, created_at FROM live_events
       WHERE user_id = $1 AND seq > $2 ORDER BY seq LIMIT $3`,
      [userId, seq, limit],
    );
    return rows.map((row) => ({ ...row, seq: Number(row.seq) }));
  }

  async lastSeq(userId: string): Promise<number> {
    const [row] = await this.database.query<{ seq: string }>('SELECT seq FROM live_counters WHERE user_id = $1', [
      userId,
    ]);
    return Number(row?.seq ?? 0);
  }

  /** The counters stay: a number is never given twice. */
  async prune(): Promise<void> {
    await this.database.query(
      `DELETE FROM live_events e USING live_counters c
       WHERE c.user_id = e.user_id AND (e.created_at < now() - make_interval(days => $1) OR e.seq <= c.seq - $2)`,
      [KEPT_DAYS, KEPT_PER_PERSON],
    );
  }

  /** In what others were told, too: whole words only, so that no other name is cut. */
  async replaceName(name: string, by: string): Promise<void> {
    const asJson = (text: string): string => JSON.stringify(text).slice(1, -1);
    await this.database.query(
      `UPDATE live_events SET payload = regexp_replace(payload::text, $1, $2, 'g')::jsonb WHERE payload::text ~ $1`,
      [wholeWords(asJson(name)), asJson(by)],
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
  async forget(userId: string): Promise<void> {
    await this.database.query('DELETE FROM live_events WHERE user_id = $1', [userId]);
  }
}
