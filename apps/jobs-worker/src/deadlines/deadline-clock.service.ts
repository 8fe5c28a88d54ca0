import { DeadlineKeeper } from '@crewcall/bookings-domain';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DeadlinesConfig } from '../config.js';

/** Looks for what is due by itself, whatever becomes of nudges: without Redis deadlines are kept all the same. */
@Injectable()
export class DeadlineClock implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(DeadlineClock.name);
  private timer?: NodeJS.Timeout;
  private keeping: Promise<void> = Promise.resolve();
  private isBusy = false;

  constructor(
    private readonly keeper: DeadlineKeeper,
    private readonly config: DeadlinesConfig,
  ) {}

  onApplicationBootstrap(): void {
    this.look();
    this.timer = setInterval(() => this.look(), this.config.everySeconds * 1000).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.keeping;
  }

  private look(): void {
    if (this.isBusy) return;
    this.isBusy = true;
    this.keeping = this.keep().finally(() => (this.isBusy = false));
  }

  private async keep(): Promise<void> {
    try {
      const lanes = Array.from({ length: this.config.lanes }, () => this.keeper.keepAll());
      await Promise.all(lanes);
    } catch (error) {
      this.logger.warn(`Deadlines wait: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
