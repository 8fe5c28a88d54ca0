import { type AvailabilityWord, isFreeWord } from '@crewcall/contracts-bookings';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { isHere } from '../users/is-here.js';
import { lettersOf, ringOf } from './day-ring.rules.js';

export interface ToldAvailability {
  userId: string;
  isShared: boolean;
  from: string;
  days: { day: string; word: AvailabilityWord }[];
  asOf: Date;
  version: number;
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

  /** Days that are over go from the ring before their places are needed again. */
  async clearAllBut(days: Iterable<string>): Promise<void> {
    await this.database.query(
      `UPDATE availability_days SET taken = taken & $1::bit(512), free = free & $1::bit(512)
       WHERE (taken | free) & ~$1::bit(512) <> 0::bit(512)`,
      [ringOf(days)],
    );
  }
}
