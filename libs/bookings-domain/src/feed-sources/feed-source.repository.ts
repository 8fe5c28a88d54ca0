import type { FeedSource, FeedSourceFailure } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** What is needed to read it once more. */
export interface SourceToRead {
  id: string;
  owner_id: string;
  address: string;
  etag: string | null;
  read_whole_at: Date | null;
  failing_since: Date | null;
  emptied_at: Date | null;
}

interface Row {
  id: string;
  address: string;
  added_at: Date;
  read_at: Date | null;
  failing_since: Date | null;
  failure: FeedSourceFailure | null;
  stopped_at: Date | null;
  busy_times: number;
}

const toRead = 'id, owner_id, address, etag, read_whole_at, failing_since, emptied_at';

const present = ({ added_at, read_at, failing_since, stopped_at, ...row }: Row): FeedSource => ({
  ...row,
  added_at: added_at.toISOString(),
  read_at: read_at?.toISOString() ?? null,
  failing_since: failing_since?.toISOString() ?? null,
  is_stopped: stopped_at !== null,
});

/** Calendars elsewhere, each of one owner. */
@Injectable()
export class FeedSourceRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async listSourcesOf(ownerId: string): Promise<FeedSource[]> {
    const rows = await this.database.query<Row>(
      `SELECT s.id, s.address, s.added_at, s.read_at, s.failing_since, s.failure, s.stopped_at,
         (SELECT count(*)::integer FROM bookings.busy_times b WHERE b.source_id = s.id AND upper(b.during) > $2) AS busy_times
       FROM bookings.feed_sources s WHERE s.owner_id = $1 ORDER BY s.added_at, s.id`,
      [ownerId, this.clock.now()],
    );
    return rows.map(present);
  }

  async addSource(id: string, ownerId: string, address: string): Promise<void> {
    await this.database.query(
      `INSERT INTO bookings.feed_sources (id, owner_id, address, added_at, next_read_at) VALUES ($1, $2, $3, $4, $4)`,
      [id, ownerId, address, this.clock.now()],
    );
  }

  /** With its times. False where the owner has none such. */
  async removeSource(ownerId: string, id: string): Promise<boolean> {
    const gone = await this.database.query<object>(
      'DELETE FROM bookings.feed_sources WHERE id = $1 AND owner_id = $2 RETURNING id',
      [id, ownerId],
    );
    return gone.length > 0;
  }

  async removeAllOf(ownerId: string): Promise<void> {
    await this.database.query('DELETE FROM bookings.feed_sources WHERE owner_id = $1', [ownerId]);
  }

  async dueSources(most: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT id FROM bookings.feed_sources WHERE stopped_at IS NULL AND next_read_at <= $1
       ORDER BY next_read_at LIMIT $2`,
      [this.clock.now(), most],
    );
    return rows.map(({ id }) => id);
  }

  /** For one reader alone: to others it is due no more. Null where another was first, or it is gone. */
  async claimSource(id: string, nextReadAt: Date): Promise<SourceToRead | null> {
    const [source] = await this.database.query<SourceToRead>(
      `UPDATE bookings.feed_sources SET next_read_at = $3
       WHERE id = $1 AND stopped_at IS NULL AND next_read_at <= $2 RETURNING ${toRead}`,
      [id, this.clock.now(), nextReadAt],
    );
    return source ?? null;
  }

  /** Until the transaction ends. False where it was removed meanwhile. */
  async holdSource(id: string): Promise<boolean> {
    const held = await this.database.query<object>('SELECT 1 FROM bookings.feed_sources WHERE id = $1 FOR UPDATE', [
      id,
    ]);
    return held.length > 0;
  }

  /** `etag` only where it was read whole. */
  async noteRead(id: string, whole: { etag: string | null } | null): Promise<void> {
    await this.database.query(
      `UPDATE bookings.feed_sources SET read_at = $2::timestamptz, failing_since = NULL, failure = NULL, emptied_at = NULL,
         read_whole_at = CASE WHEN $3 THEN $2::timestamptz ELSE read_whole_at END,
         etag = CASE WHEN $3 THEN $4 ELSE etag END WHERE id = $1`,
      [id, this.clock.now(), whole !== null, whole?.etag ?? null],
    );
  }

  async noteFailure(id: string, failure: FeedSourceFailure, nextReadAt: Date): Promise<void> {
    await this.database.query(
      `UPDATE bookings.feed_sources SET failing_since = coalesce(failing_since, $2), failure = $3, next_read_at = $4
       WHERE id = $1`,
      [id, this.clock.now(), failure, nextReadAt],
    );
  }

  /** Its times are gone until it is read whole again. */
  async emptySource(id: string): Promise<void> {
    await this.database.query('DELETE FROM bookings.busy_times WHERE source_id = $1', [id]);
    await this.database.query('UPDATE bookings.feed_sources SET emptied_at = $2, etag = NULL WHERE id = $1', [
      id,
      this.clock.now(),
    ]);
  }

  async stopSource(id: string): Promise<void> {
    await this.database.query('UPDATE bookings.feed_sources SET stopped_at = $2 WHERE id = $1', [id, this.clock.now()]);
  }
}
