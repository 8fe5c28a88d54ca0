import { type FeedSourceFailure, feedSourceLimits } from '@crewcall/contracts-bookings';
import { PublicFetcher, PublicFetchError, type PublicAnswer } from '@crewcall/platform-public-web';
import { Injectable } from '@nestjs/common';
import { CalendarsConfig } from './calendars.config.js';

/** The one way to a calendar of a user: at public addresses alone. */
@Injectable()
export class CalendarFetcher {
  private readonly web: PublicFetcher;

  constructor({ proxy, testOrigin }: CalendarsConfig) {
    this.web = new PublicFetcher({ ...(proxy && { proxy }), ...(testOrigin && { testOrigin }) });
  }

  async read(address: string, etag: string | null): Promise<PublicAnswer | { failure: FeedSourceFailure }> {
    const headers = {
      accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
      'user-agent': 'CrewCall/1.0',
      ...(etag && { 'if-none-match': etag }),
    };
    const { bytes: mostBytes, withinSeconds } = feedSourceLimits;
    try {
      return await this.web.read(address, { headers, mostBytes, withinMs: withinSeconds * 1000 });
    } catch (error) {
      if (error instanceof PublicFetchError) return { failure: error.failure };
      throw error;
    }
  }
}
