import { createHash, randomBytes } from 'node:crypto';
import {
  calendarRoutes,
  type CalendarFeed,
  feedLimits,
  feedSecretOf,
  type NewCalendarFeed,
} from '@crewcall/contracts-bookings';
import type { FeedChoiceDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { FeedSourceRepository } from '@crewcall/bookings-domain';
import { Clock } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';
import { FeedMissingError, FeedReadTooOftenError } from './feed.errors.js';
import { type FeedEntryRow, FeedEntryRepository } from './feed-entry.repository.js';
import { feedFileOf } from './feed-file.js';
import { FeedKeyRepository, type FeedRead, type FeedSide } from './feed-key.repository.js';

const SECRET_BYTES = 32;
const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
const sideOf = (role: string): FeedSide => (role === 'recruiter' ? 'company' : 'crew');

/** Calendars at secret addresses. Who has the address reads, and can do nothing else. */
@Injectable()
export class FeedsService {
  constructor(
    private readonly keys: FeedKeyRepository,
    private readonly entries: FeedEntryRepository,
    private readonly sources: FeedSourceRepository,
    private readonly clock: Clock,
  ) {}

  /** One at most. */
  async list({ id }: Actor): Promise<CalendarFeed[]> {
    const feed = await this.keys.findFeed(id);
    return feed ? [feed] : [];
  }

  /** The address that there was before is gone at once. */
  async makeAddress({ id, role }: Actor, choice: FeedChoiceDto): Promise<NewCalendarFeed> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const feed = await this.keys.replaceFeed(id, sideOf(role), hashOf(secret), choice);
    return { ...feed, path: calendarRoutes.feedFile(`${secret}.ics`) };
  }

  /** @throws FeedMissingError where there is none */
  async change({ id }: Actor, choice: FeedChoiceDto): Promise<CalendarFeed> {
    const feed = await this.keys.changeFeed(id, choice);
    if (!feed) throw new FeedMissingError();
    return feed;
  }

  /** Also where there is none. */
  turnOff(ownerId: string): Promise<void> {
    return this.keys.removeFeed(ownerId);
  }

  /** In the transaction that notes the role: an address shows no calendar of another, and only crew bring calendars in. */
  async followRole(ownerId: string, role: string): Promise<void> {
    await this.keys.removeOther(ownerId, sideOf(role));
    if (role !== 'freelancer') await this.sources.removeAllOf(ownerId);
  }

  /**
   * @throws FeedMissingError of a wrong address and of a former one alike
   * @throws FeedReadTooOftenError after 60 reads in an hour
   */
  async read(file: string): Promise<string> {
    const secret = feedSecretOf(file);
    const read = secret === null ? null : await this.keys.readFeed(hashOf(secret));
    if (!read) throw new FeedMissingError();
    if (read.reads > feedLimits.readsAnHour) throw new FeedReadTooOftenError();
    return feedFileOf(await this.rowsOf(read), read.detail, this.clock.now());
  }

  private async rowsOf({ owner_id, side, has_pencils }: FeedRead): Promise<FeedEntryRow[]> {
    if (side === 'company') return this.entries.callsOf(owner_id);
    const booked = await this.entries.bookingsOf(owner_id);
    return has_pencils ? [...booked, ...(await this.entries.pencilsOf(owner_id))] : booked;
  }
}
