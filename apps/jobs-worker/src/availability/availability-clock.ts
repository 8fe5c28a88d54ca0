import { TellAvailabilityService } from '@crewcall/bookings-domain';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';

const EVERY_MS = 1000;

/** Looks every second for people whose words have changed: what the directory shows is at most some seconds old. */
@Injectable()
export class AvailabilityClock implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(AvailabilityClock.name);
  private timer?: NodeJS.Timeout;
  private telling: Promise<void> | null = null;

  constructor(private readonly availability: TellAvailabilityService) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.look(), EVERY_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.telling;
  }

  private look(): void {
    this.telling ??= this.tell().finally(() => (this.telling = null));
  }

  private async tell(): Promise<void> {
    try {
      await this.availability.tellAll();
    } catch (error) {
      this.logger.warn(`Availability waits: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
