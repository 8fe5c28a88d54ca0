import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { RedisConfig, ReleaseConfig } from '@crewcall/platform-config';
import { type Figures, HealthRegistry, ProcessFigures } from '@crewcall/platform-observability';
import { keyBeside } from '@crewcall/platform-database';
import { QueueConnections } from './queue-connections.service.js';
import { QUEUES_SERVICE } from './queues.config.js';

/** What a process said of itself. Times are ISO 8601, UTC. */
export interface Heartbeat {
  service: string;
  instance: string;
  release: string;
  isReady: boolean;
  checks: Record<string, 'up' | 'down'>;
  startedAt: string;
  seenAt: string;
  /** Where the process measures itself. */
  figures?: Figures | undefined;
}

const EVERY_MS = 10_000;
/** Three are missed before a process counts as gone. */
const KEPT_SECONDS = 35;

/** Every process says every ten seconds that it is there and how it is; no one has to know where it listens. */
@Injectable()
export class Heartbeats implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Heartbeats.name);
  private readonly instance = `${hostname()}-${process.pid}-${randomUUID().slice(0, 4)}`;
  private readonly startedAt = new Date().toISOString();
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly connections: QueueConnections,
    private readonly redis: RedisConfig,
    private readonly release: ReleaseConfig,
    private readonly health: HealthRegistry,
    private readonly figures: ProcessFigures,
    @Inject(QUEUES_SERVICE) private readonly service: string,
  ) {}

  onApplicationBootstrap(): void {
    const beat = (): void => {
      this.beat().catch((error: Error) => this.logger.debug(error.message));
    };
    beat();
    this.connections.producer.on('ready', beat);
    this.timer = setInterval(beat, EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Of every process that was heard lately, by service. */
  async all(): Promise<Heartbeat[]> {
    const { producer } = this.connections;
    const known = await producer.smembers(this.index);
    if (!known.length) return [];
    const texts = await producer.mget(known.map((instance) => this.keyOf(instance)));
    const gone = known.filter((_instance, at) => texts[at] === null);
    if (gone.length) await producer.srem(this.index, gone);
    return texts.flatMap((text) => (text ? [JSON.parse(text) as Heartbeat] : []));
  }

  /** Also called by anyone who wants the own state to be fresh. */
  async beat(): Promise<void> {
    if (!this.connections.isReady) return;
    const [{ ready, checks }, figures] = await Promise.all([this.health.check(), this.figures.now()]);
    const heartbeat: Heartbeat = {
      service: this.service,
      instance: this.instance,
      release: this.release.release,
      isReady: ready,
      checks,
      startedAt: this.startedAt,
      seenAt: new Date().toISOString(),
      figures,
    };
    await this.connections.producer
      .multi()
      .set(this.keyOf(this.instance), JSON.stringify(heartbeat), 'EX', KEPT_SECONDS)
      .sadd(this.index, this.instance)
      .exec();
  }

  private get index(): string {
    return `${this.redis.prefix}:heartbeats`;
  }

  private keyOf(instance: string): string {
    return keyBeside(this.index, this.redis.prefix, `heartbeat:${instance}`);
  }
}
