import { Inject, Injectable, Logger } from '@nestjs/common';
import { liveJobRoomOf, liveRoomOf, type LiveMarks, type ServerToClientEvents } from '@crewcall/contracts-core';
import { RedisConfig } from '@crewcall/platform-config';
import { REDIS, type RedisConnection } from '@crewcall/platform-database';
import { Traces } from '@crewcall/platform-observability';
import { SpanKind } from '@opentelemetry/api';
import { Emitter } from '@socket.io/redis-emitter';
import type { LiveEvent } from './append-live-events.js';

/** The Redis key of the live channel: anyone who holds the sockets gives its adapter the same. */
export const liveKeyOf = ({ prefix }: RedisConfig): string => `${prefix}:live`;

/** The way to the sockets, which another process holds. At most once: what matters is in the table first. */
@Injectable()
export class LiveChannel {
  private readonly logger = new Logger(LiveChannel.name);
  private readonly emitter: Emitter<ServerToClientEvents>;
  private isDown = false;

  constructor(
    @Inject(REDIS) redis: RedisConnection,
    config: RedisConfig,
    private readonly traces: Traces,
  ) {
    // The emitter does not look at the promise of a publish: a rejection would end the process.
    const publisher = {
      publish: (channel: string, message: Buffer) => void this.settle(redis.publish(channel, message)),
    };
    this.emitter = new Emitter(publisher, { key: liveKeyOf(config) });
  }

  push(userId: string, { event, payload }: LiveEvent, marks: LiveMarks): void {
    const span = this.traces.startPart(`push ${event}`, { kind: SpanKind.PRODUCER });
    const room = this.emitter.to(liveRoomOf(userId));
    room.emit(event, ...([{ ...payload, ...marks }] as Parameters<ServerToClientEvents[typeof event]>));
    span?.end();
  }

  pushToWatchers(jobId: string): void {
    this.emitter.to(liveJobRoomOf(jobId)).emit('slot_update', { job_id: jobId });
  }

  private async settle(publishing: Promise<number>): Promise<void> {
    try {
      await publishing;
      this.isDown = false;
    } catch (error) {
      if (!this.isDown)
        this.logger.warn(`Nobody is told live for now: ${error instanceof Error ? error.message : String(error)}`);
      this.isDown = true;
    }
  }
}
