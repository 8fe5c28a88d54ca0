import { type AvailabilityWord, isFreeWord } from '@crewcall/contracts-bookings';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { isHere } from '../users/is-here.js';
import { lettersOf, ringOf, wordAt } from './day-ring.rules.js';

export interface ToldAvailability {
  userId: string;
  isShared: boolean;
  from: string;
  days: { day: string; word: AvailabilityWord }[];
  asOf: Date;
  version: number;
}

export interface KnownDays {
  as_of: string;
  days: { day: string; word: AvailabilityWord }[];
}

/** What jobs told of when people are free. */
@Injectable()
export class AvailabilityDaysRepository {
  constructor(private readonly database: Database) {}

  /** The highest version wins, whatever order they arrive in; of who left nothing is kept. */
  async keepNewest({ userId, isShared, from, days, asOf, version }: ToldAvailability): Promise<void> {
    const kept = await this.database.query<object>(
      `INSERT INTO availability_words AS w (user_id, is_shared, from_day, words, as_of, version)
       SELECT $1::uuid, $2::boolean, $3::date, $4::text, $5::timestamptz, $6::bigint WHERE ${isHere('$1')}
       ON CONFLICT (user_id) DO UPDATE SET is_shared = $2, from_day = $3, words = $4, as_of = $5, version = $6
       WHERE w.version < $6 RETURNING user_id`,
      [userId, isShared, from, lettersOf(days, from), asOf, version],
    );
    if (!kept.length) return;
    const taken = days.filter(({ word }) => !isFreeWord(word)).map(({ day }) => day);
    const free = days.filter(({ word }) => word === 'free').map(({ day }) => day);
    await this.database.query(
      `INSERT INTO availability_days (user_id, taken, free) VALUES ($1, $2::bit(512), $3::bit(512))
       ON CONFLICT (user_id) DO UPDATE SET taken = excluded.taken, free = excluded.free`,
      [userId, ringOf(taken), ringOf(free)],
    );
  }

  /** Null where the person does not share with all; of whom nothing was told nothing is known against. */
  async daysOf(userIds: readonly string[], days: readonly string[], now: Date): Promise<Map<string, KnownDays | null>> {
    const rows = await this.database.prepared<{
      user_id: string;
      is_shared: boolean;
      from_day: string;
      words: string;
      as_of: Date;
    }>(
      `SELECT user_id, is_shared, from_day::text, words, as_of FROM availability_words WHERE user_id = ANY($1::uuid[])`,
      [userIds],
    );
    const told = new Map(rows.map((row) => [row.user_id, row]));
    return new Map(
      userIds.map((id) => {
        const row = told.get(id);
        if (row && !row.is_shared) return [id, null];
        const known = days.map((day) => ({
          day,
          word: row ? wordAt(row.words, row.from_day, day) : ('unsaid' as const),
        }));
        return [id, { as_of: (row?.as_of ?? now).toISOString(), days: known }];
      }),
    );
  }

  /** Days that are over go from the ring before their places are needed again. */
  async clearAllBut(days: Iterable<string>): Promise<void> {
    await this.database.query(
      `UPDATE availability_days SET taken = taken & $1::bit(512), free = free & $1::bit(512)
       WHERE (taken | free) & ~$1::bit(512) <> 0::bit(512)`,
      [ringOf(days)],
    );
  }
}
