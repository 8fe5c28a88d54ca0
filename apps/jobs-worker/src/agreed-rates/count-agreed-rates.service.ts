import { agreedRatesUntil, wallTimeOf } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { loadPlaces, regionOf } from '@crewcall/platform-places';
import { Recurring } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { AgreedRatesRepository } from './agreed-rates.repository.js';

/** Makes the figures of rates: on the first of a month, to stand until the next one. */
@Injectable()
export class CountAgreedRates {
  constructor(
    private readonly rates: AgreedRatesRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Looks every hour whether a month has begun. */
  @Recurring('count-agreed-rates', { everySeconds: 3600 })
  async count(): Promise<void> {
    const until = agreedRatesUntil(wallTimeOf(this.clock.now()).day);
    if (await this.rates.isCounted(until)) return;
    const index = await loadPlaces();
    const places = (await this.rates.placesOf(until)).flatMap((place) => {
      const region = regionOf(index, place);
      return region ? [{ ...place, region }] : [];
    });
    await this.transactions.run(() => this.rates.countAgreedRates(until, places));
  }
}
