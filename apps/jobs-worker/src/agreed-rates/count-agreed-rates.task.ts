import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { CountAgreedRates } from './count-agreed-rates.service.js';

const AN_HOUR = 3600;

const countAgreedRates = defineTask({ name: 'count-agreed-rates', payload: NoPayload });

/** Looks every hour whether a month has begun. */
@RunsTask(countAgreedRates, { everySeconds: AN_HOUR })
@Injectable()
export class CountAgreedRatesTask implements TaskRunner {
  constructor(private readonly rates: CountAgreedRates) {}

  async run(): Promise<void> {
    await this.rates.count();
  }
}
