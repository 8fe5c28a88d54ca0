import {
  dayAfter,
  londonDay,
  takenTimeOf,
  type WeeklyPattern,
  wallTimeOf,
  wordOfDay,
  type PersonTime,
} from '@crewcall/contracts-bookings';
import { availabilityChanged, TOLD_DAYS } from '@crewcall/contracts-bookings/dto';
import { Clock } from '@crewcall/jobs-domain';
import { Database, Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { AvailabilityMarkRepository } from './availability-mark.repository.js';
import { PersonTimeRepository } from './person-time.repository.js';

const BATCH = 200;
const DAYS_KEPT = 14;

/** Publishes the words of every user who is marked, in the transaction that takes the mark away. */
@Injectable()
export class AvailabilityPublisher {
  constructor(
    private readonly marks: AvailabilityMarkRepository,
    private readonly times: PersonTimeRepository,
    private readonly database: Database,
    private readonly events: Events,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async publishAll(): Promise<number> {
    let told = 0;
    for (;;) {
      const count = await this.publishSome();
      told += count;
      if (!count) return told;
    }
  }

  /** Once a day: words of days that have come within reach, and looks of long ago. */
  async advance(): Promise<void> {
    const today = wallTimeOf(this.clock.now()).day;
    await this.marks.advanceTo(dayAfter(today, TOLD_DAYS - 1));
    await this.marks.pruneLooks(dayAfter(today, -DAYS_KEPT));
  }

  private publishSome(): Promise<number> {
    return this.transactions.run(async () => {
      const userIds = await this.marks.takeMarks(BATCH);
      if (!userIds.length) return 0;
      const as_of = this.clock.now();
      const from = wallTimeOf(as_of).day;
      const days = Array.from({ length: TOLD_DAYS }, (_, index) => londonDay(dayAfter(from, index)));
      const [first, last] = [days[0], days.at(-1)];
      if (!first || !last) return 0;
      const window = { from: new Date(first.whole[0]), to: new Date(last.whole[1]) };
      // Before it is read: the worker that reads later has the higher one, though the other may publish after it.
      const version = await this.nextVersion();
      const people = await this.times.readTime(userIds, window);
      const shared = await this.sharedOf(userIds);
      for (const [subjectId, person] of people) {
        const is_shared = shared.has(subjectId);
        const payload = { is_shared, from, to: last.day, days: is_shared ? wordsOf(person, days) : [] };
        await this.events.publish(availabilityChanged, {
          subjectId,
          version,
          payload: { ...payload, as_of: as_of.toISOString() },
        });
      }
      return userIds.length;
    });
  }

  /** Milliseconds by the clock of the database, which all workers share: their own may differ, or be set back. */
  private async nextVersion(): Promise<number> {
    const [row] = await this.database.query<{ version: string }>(
      'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS version',
    );
    return Number(row?.version);
  }

  /** Who shares with all companies, which is every user who has not said otherwise. */
  private async sharedOf(userIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ user_id: string }>(
      `SELECT u.user_id FROM unnest($1::uuid[]) AS u (user_id) LEFT JOIN bookings.calendar_settings s USING (user_id)
       WHERE coalesce(s.sharing, 'all') = 'all'`,
      [userIds],
    );
    return new Set(rows.map(({ user_id }) => user_id));
  }
}

type Days = ReturnType<typeof londonDay>[];

/** Every word but `unsaid`. Days on which nothing is known are passed over without being looked at. */
function wordsOf(person: PersonTime, days: Days): { day: string; word: ReturnType<typeof wordOfDay> }[] {
  const time = takenTimeOf(person);
  if (!hasAnything(person, person.pattern)) return [];
  return days.map((day) => ({ day: day.day, word: wordOfDay(time, day) })).filter(({ word }) => word !== 'unsaid');
}

const hasAnything = ({ booked, pencilled, blocks }: PersonTime, pattern: WeeklyPattern | null): boolean =>
  Boolean(booked.length || pencilled.length || blocks.length || pattern?.days.length);
