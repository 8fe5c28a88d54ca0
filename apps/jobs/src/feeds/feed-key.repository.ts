import type { CalendarFeed, FeedChoice, FeedDetail } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export type FeedSide = 'company' | 'crew';

interface Row {
  detail: FeedDetail;
  has_pencils: boolean;
  created_at: Date;
  read_at: Date | null;
}

/** A read of a feed by a program that has its address. */
export interface FeedRead {
  owner_id: string;
  side: FeedSide;
  detail: FeedDetail;
  has_pencils: boolean;
  /** How many there were in this hour, this one included. */
  reads: number;
}

const present = ({ detail, has_pencils, created_at, read_at }: Row): CalendarFeed => ({
  detail,
  has_pencils,
  created_at: created_at.toISOString(),
  read_at: read_at?.toISOString() ?? null,
});

const columns = 'detail, has_pencils, created_at, read_at';

/** Secret addresses, by the hash of their secret. */
@Injectable()
export class FeedKeyRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async findFeed(ownerId: string): Promise<CalendarFeed | null> {
    const [row] = await this.database.query<Row>(`SELECT ${columns} FROM bookings.feed_keys WHERE owner_id = $1`, [
      ownerId,
    ]);
    return row ? present(row) : null;
  }

  /** The address before, if there was one, is no one's from now on. */
  async replaceFeed(ownerId: string, side: FeedSide, keyHash: Buffer, choice: FeedChoice): Promise<CalendarFeed> {
    const { detail, has_pencils } = choice;
    const created_at = this.clock.now();
    await this.database.query(
      `INSERT INTO bookings.feed_keys (owner_id, side, key_hash, detail, has_pencils, created_at, reads_since)
       VALUES ($1, $2, $3, $4, $5, $6, $6)
       ON CONFLICT (owner_id) DO UPDATE SET side = $2, key_hash = $3, detail = $4, has_pencils = $5, created_at = $6,
         read_at = NULL, reads = 0, reads_since = $6`,
      [ownerId, side, keyHash, detail, has_pencils, created_at],
    );
    return present({ detail, has_pencils, created_at, read_at: null });
  }

  async changeFeed(ownerId: string, { detail, has_pencils }: FeedChoice): Promise<CalendarFeed | null> {
    const [row] = await this.database.query<Row>(
      `UPDATE bookings.feed_keys SET detail = $2, has_pencils = $3 WHERE owner_id = $1 RETURNING ${columns}`,
      [ownerId, detail, has_pencils],
    );
    return row ? present(row) : null;
  }

  async removeFeed(ownerId: string): Promise<void> {
    await this.database.query('DELETE FROM bookings.feed_keys WHERE owner_id = $1', [ownerId]);
  }

  async removeOther(ownerId: string, side: FeedSide): Promise<void> {
    await this.database.query('DELETE FROM bookings.feed_keys WHERE owner_id = $1 AND side <> $2', [ownerId, side]);
  }

  /** Counts the read. Null where no one has that secret, or no longer. */
  async readFeed(keyHash: Buffer): Promise<FeedRead | null> {
    const [read] = await this.database.query<FeedRead>(
      `UPDATE bookings.feed_keys SET read_at = $2::timestamptz,
         reads = CASE WHEN reads_since > $2::timestamptz - interval '1 hour' THEN reads + 1 ELSE 1 END,
         reads_since = CASE WHEN reads_since > $2::timestamptz - interval '1 hour' THEN reads_since ELSE $2::timestamptz END
       WHERE key_hash = $1 RETURNING owner_id, side, detail, has_pencils, reads`,
      [keyHash, this.clock.now()],
    );
    return read ?? null;
  }
}
