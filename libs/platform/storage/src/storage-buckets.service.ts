import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { HealthRegistry } from '@crewcall/platform-observability';
import { Storage } from './storage.service.js';

const RETRY_MS = 5000;

/** Creates the buckets once the S3 server can be reached. The service starts without it: only files need it. */
@Injectable()
export class StorageBuckets implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(StorageBuckets.name);
  private retry?: NodeJS.Timeout;
  private isStopped = false;

  constructor(
    private readonly storage: Storage,
    health: HealthRegistry,
  ) {
    health.register('storage', () => storage.check(), { isRequired: false });
  }

  onApplicationBootstrap(): void {
    void this.ensure();
  }

  onApplicationShutdown(): void {
    this.isStopped = true;
    clearTimeout(this.retry);
  }

  private async ensure(): Promise<void> {
    try {
      await this.storage.ensureBuckets();
    } catch {
      this.logger.warn('The buckets could not be checked; trying again');
      if (!this.isStopped) this.retry = setTimeout(() => void this.ensure(), RETRY_MS).unref();
    }
  }
}
