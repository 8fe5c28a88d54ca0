import { AvailabilityPublisher } from '@crewcall/bookings-domain';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';

const EVERY_MS = 1000;

/** Looks every second for people whose words have changed: what the directory shows is at most some seconds old. */
@Injectable()
export class AvailabilityClock implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(AvailabilityClock.name);
  private timer?: NodeJS.Timeout;
  private publishing: Promise<void> | null = null;

  constructor(private readonly availability: AvailabilityPublisher) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.look(), EVERY_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.publishing;
  }

  private look(): void {
    this.publishing ??= this.publish().finally(() => (this.publishing = null));
  }

  private async publish(): Promise<void> {
    try {
      await this.availability.publishAll();
    } catch (error) {
      this.logger.warn(`Availability waits: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
