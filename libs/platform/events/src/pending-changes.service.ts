import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { EventDefinition, EventEnvelope } from '@crewcall/contracts-core/dto';
import { RedisConfig } from '@crewcall/platform-config';
import { REDIS, type RedisConnection } from '@crewcall/platform-database';
import { QUEUES_SERVICE } from '@crewcall/platform-queues';

/** A service that has not heard an event for so long is not waited for any more. */
const KEPT_SECONDS = 10;
const LONGEST_WAIT_MS = 2000;
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 40;

/**
 * Which services have not heard yet what changed about a person, so that the next write about the person there can wait
 * for it. Kept in Redis and only a help: while Redis is away nothing waits.
 * See docs/adr/0015-a-save-is-read-by-the-next-write.md.
 */
@Injectable()
export class PendingChanges {
  constructor(
    @Inject(REDIS) private readonly redis: RedisConnection,
    private readonly config: RedisConfig,
    @Inject(QUEUES_SERVICE) private readonly service: string,
  ) {}

  /** Before the commit, so that it stands when the caller has the answer. */
  async announce(event: EventDefinition, { id, subject_id: subject }: EventEnvelope): Promise<void> {
    const services = event.heardBy.filter((service) => service !== this.service);
    if (!event.isAwaited || !services.length) return;
    const announcing = services.map((service) => {
      const key = this.key(service, subject);
      return Promise.all([this.redis.sadd(key, id), this.redis.expire(key, KEPT_SECONDS)]);
    });
    await Promise.allSettled(announcing);
  }

  async markHeard(event: EventDefinition, { id, subject_id: subject }: EventEnvelope): Promise<void> {
    if (event.isAwaited) await this.redis.srem(this.key(this.service, subject), id).catch(() => undefined);
  }

  /** Until this service has heard everything about that person, or two seconds have passed. Not inside a transaction. */
  async waitFor(personId: string): Promise<void> {
    const deadline = Date.now() + LONGEST_WAIT_MS;
    let wait = FIRST_PAUSE_MS;
    while ((await this.isPending(personId)) && Date.now() < deadline) {
      await pause(wait);
      wait = Math.min(2 * wait, LONGEST_PAUSE_MS);
    }
  }

  private async isPending(personId: string): Promise<boolean> {
    const found = await this.redis.exists(this.key(this.service, personId)).catch(() => 0);
    return found === 1;
  }

  private key(service: string, personId: string): string {
    return `${this.config.prefix}:pending-changes:${service}:${personId}`;
  }
}
