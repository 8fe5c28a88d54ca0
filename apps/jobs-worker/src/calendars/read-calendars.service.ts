import { randomInt } from 'node:crypto';
import { ImportedTimeRepository, FeedSourceRepository, type SourceToRead } from '@crewcall/bookings-domain';
import { type FeedSourceFailure, feedSourceLimits, type Stretch } from '@crewcall/contracts-bookings';
import { feedSourceFailed } from '@crewcall/contracts-bookings/dto';
import { Clock } from '@crewcall/jobs-domain';
import { type BusyTime, CalendarReader } from '@crewcall/platform-calendar-files';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Recurring } from '@crewcall/platform-queues';
import { Injectable, Logger } from '@nestjs/common';
import { CalendarFetcher } from './calendar-fetcher.service.js';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const AT_ONCE = 4;
const DUE_AT_ONCE = 200;

/** The times of a calendar; null where they are those known already. */
type Read = { times: BusyTime[]; etag: string | null } | null | { failure: FeedSourceFailure };

/** Reads calendars that users brought in, each about once an hour, and keeps their times and nothing else. */
@Injectable()
export class ReadCalendars {
  private readonly logger = new Logger(ReadCalendars.name);

  constructor(
    private readonly sources: FeedSourceRepository,
    private readonly busy: ImportedTimeRepository,
    private readonly web: CalendarFetcher,
    private readonly reader: CalendarReader,
    private readonly events: Events,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Those that are due, a few side by side. Answers how many were. */
  @Recurring('read-due-calendars', { everySeconds: 60 })
  async readDue(): Promise<number> {
    const due = await this.sources.dueSources(DUE_AT_ONCE);
    const left = [...due];
    const lane = async (): Promise<void> => {
      for (let id = left.shift(); id; id = left.shift()) await this.readSafely(id);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    return due.length;
  }

  /** Nothing where it is not due: another has it, or it is gone. */
  async read(id: string): Promise<void> {
    const source = await this.sources.claimSource(id, this.nextTime());
    if (!source) return;
    const read = await this.timesOf(source);
    await this.transactions.run(async () => {
      if (!(await this.sources.holdSource(id))) return;
      if (read && 'failure' in read) await this.noteFailure(source, read.failure);
      else await this.noteRead(source, read);
    });
  }

  private async readSafely(id: string): Promise<void> {
    try {
      await this.read(id);
    } catch (error) {
      this.logger.error(error, `Reading the calendar ${id} failed`);
    }
  }

  private nextTime(): Date {
    const { everyMinutes, spreadMinutes } = feedSourceLimits;
    const spread = spreadMinutes * MINUTE;
    return new Date(this.clock.now().getTime() + everyMinutes * MINUTE + randomInt(-spread, spread + 1));
  }

  private async timesOf({ address, etag, read_whole_at }: SourceToRead): Promise<Read> {
    const now = this.clock.now().getTime();
    // Repeats come nearer by a day each day: once a day it is read whole, changed or not.
    const isFresh = read_whole_at !== null && now - read_whole_at.getTime() < DAY;
    const answer = await this.web.read(address, isFresh ? etag : null);
    if ('failure' in answer) return answer;
    if (!answer.body) return null;
    const { pastDays, aheadDays, occurrences: most } = feedSourceLimits;
    const wanted = { from: now - pastDays * DAY, to: now + aheadDays * DAY, most };
    const found = await this.reader.busyTimesOf({ bytes: answer.body, wanted });
    return 'failure' in found ? found : { times: found.times, etag: answer.etag };
  }

  private async noteRead({ id, owner_id }: SourceToRead, read: { times: BusyTime[]; etag: string | null } | null) {
    if (read) await this.busy.replaceTimes(id, owner_id, await this.foreignOf(owner_id, read.times));
    await this.sources.noteRead(id, read && { etag: read.etag });
  }

  /** Own bookings that come back by way of another calendar are known already. */
  private async foreignOf(ownerId: string, times: readonly BusyTime[]): Promise<Stretch[]> {
    const ids = [...new Set(times.flatMap(({ ownId }) => ownId ?? []))];
    const own = ids.length ? await this.busy.ownTimesOf(ownerId, ids) : new Set<string>();
    return times.filter(({ ownId }) => !ownId || !own.has(ownId)).map(({ from, to }): Stretch => [from, to]);
  }

  private async noteFailure(source: SourceToRead, failure: FeedSourceFailure): Promise<void> {
    const { id, emptied_at } = source;
    const now = this.clock.now();
    const since = source.failing_since ?? now;
    const failedFor = now.getTime() - since.getTime();
    const { keptHours, stopsAfterDays } = feedSourceLimits;
    const emptyAt = since.getTime() + keptHours * HOUR;
    const next = emptied_at ? this.nextTime() : new Date(Math.min(this.nextTime().getTime(), emptyAt));
    await this.sources.noteFailure(id, failure, failedFor >= keptHours * HOUR ? this.nextTime() : next);
    if (!emptied_at && failedFor >= keptHours * HOUR) {
      await this.sources.emptySource(id);
      await this.publish(source, 'times_gone', failure, since);
    }
    if (failedFor < stopsAfterDays * DAY) return;
    await this.sources.stopSource(id);
    await this.publish(source, 'stopped', failure, since);
  }

  private async publish(
    { id, owner_id: freelancer_id }: SourceToRead,
    what: 'times_gone' | 'stopped',
    failure: FeedSourceFailure,
    since: Date,
  ): Promise<void> {
    const payload = { freelancer_id, what, since: since.toISOString(), failure };
    await this.events.publish(feedSourceFailed, { subjectId: id, version: this.clock.now().getTime(), payload });
  }
}
