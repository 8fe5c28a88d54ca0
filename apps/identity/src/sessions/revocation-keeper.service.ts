import { SessionRevocations } from '@crewcall/platform-auth';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { EndedSessionRepository } from './ended-session.repository.js';
import { RevocationMarker } from './revocation-marker.service.js';

const LOOK_EVERY_MS = 1000;
const AT_A_TIME = 500;

/** Writes the revocations to Redis again when it may have lost them. See docs/adr/0003-sessions-and-revocation.md. */
@Injectable()
export class RevocationKeeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(RevocationKeeper.name);
  private timer?: NodeJS.Timeout;
  private looking: Promise<void> = Promise.resolve();
  private isBusy = false;
  private isDoubtful = true;

  constructor(
    private readonly ended: EndedSessionRepository,
    private readonly revocations: SessionRevocations,
    private readonly marker: RevocationMarker,
  ) {}

  onApplicationBootstrap(): void {
    this.marker.onReconnected(() => {
      this.isDoubtful = true;
      this.look();
    });
    this.look();
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  private look(): void {
    if (this.isBusy) return;
    this.isBusy = true;
    this.looking = this.repeatIfLost().finally(() => (this.isBusy = false));
  }

  private async repeatIfLost(): Promise<void> {
    try {
      if (!this.isDoubtful && (await this.marker.isWhole())) return;
      this.isDoubtful = false;
      await this.marker.around(() => this.repeatAll());
    } catch (error) {
      this.isDoubtful = true;
      this.logger.debug(`Revocations wait: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  private async repeatAll(): Promise<void> {
    let after: string | undefined;
    do {
      const batch = await this.ended.listEndedSessions({ after, limit: AT_A_TIME });
      if (batch.length) await this.revocations.repeat(batch);
      after = batch.length < AT_A_TIME ? undefined : batch.at(-1)?.id;
    } while (after);
  }
}
