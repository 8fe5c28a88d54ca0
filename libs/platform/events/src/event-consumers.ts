import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { type EventDefinition, type EventEnvelope, EventEnvelopeDto } from '@crewcall/contracts-core/dto';
import { failpoint } from '@crewcall/platform-config';
import { Transactions } from '@crewcall/platform-database';
import { ParkedError, problemsOf, QUEUES_SERVICE, QueueWorkers } from '@crewcall/platform-queues';
import { plainToInstance } from 'class-transformer';
import { CONSUMES, type EventConsumer } from './consumes.decorator.js';
import { Inbox } from './inbox.js';
import { PendingChanges } from './pending-changes.js';

interface Heard {
  event: EventDefinition;
  consumers: { name: string; consumer: EventConsumer }[];
}

/** Hands each event to every consumer of this service that asked for it. */
@Injectable()
export class EventConsumers implements OnModuleInit {
  private readonly logger = new Logger('Events');
  private readonly heard = new Map<string, Heard>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly workers: QueueWorkers,
    private readonly inbox: Inbox,
    private readonly transactions: Transactions,
    private readonly pending: PendingChanges,
    @Inject(QUEUES_SERVICE) private readonly service: string,
  ) {}

  onModuleInit(): void {
    for (const { metatype, instance } of this.discovery.getProviders()) {
      const events = metatype && (Reflect.getMetadata(CONSUMES, metatype) as EventDefinition[] | undefined);
      for (const event of events ?? []) this.register(event, metatype?.name ?? '', instance as EventConsumer);
    }
    if (this.heard.size) this.workers.handle(`events.${this.service}`, ({ data }) => this.deliver(data));
  }

  /** Checks an envelope as it came and lets every consumer deal with it, each in its own transaction. */
  async deliver(data: unknown): Promise<void> {
    const envelope = await this.envelopeOf(data);
    const heard = this.heard.get(envelope.name);
    if (!heard) throw new ParkedError(`${this.service} has no consumer for ${envelope.name}`);
    const payload = plainToInstance(heard.event.payload, envelope.payload);
    const problems = await problemsOf(payload, { strict: false });
    if (problems.length) throw new ParkedError(`Not a payload of ${envelope.name}: ${problems.join('; ')}`);
    const failures: unknown[] = [];
    for (const { name, consumer } of heard.consumers) {
      // One that fails does not keep the event from the others; those that are done skip the next attempt.
      await this.consume(name, consumer, { ...envelope, payload }).catch((error: unknown) => failures.push(error));
    }
    for (const failure of failures.slice(1)) this.logger.warn(failure);
    if (failures.length) throw failures[0];
    await this.pending.markHeard(heard.event, envelope);
  }

  private async consume(name: string, consumer: EventConsumer, envelope: EventEnvelope): Promise<void> {
    await this.transactions.run(async () => {
      if (!(await this.inbox.record(envelope.id, name))) return;
      await consumer.handle(envelope.payload, envelope);
      failpoint('mid-batch');
    });
    this.logger.debug({ event: envelope.name, event_id: envelope.id, consumer: name }, 'An event was dealt with');
  }

  private register(event: EventDefinition, name: string, consumer: EventConsumer): void {
    if (!event.heardBy.some((service) => service === this.service)) {
      throw new Error(`${name} waits for ${event.name}, which is not sent to ${this.service}: add it to heardBy`);
    }
    const heard = this.heard.get(event.name) ?? { event, consumers: [] };
    if (heard.consumers.some((known) => known.name === name)) throw new Error(`Two consumers are called ${name}`);
    heard.consumers.push({ name, consumer });
    this.heard.set(event.name, heard);
  }

  private async envelopeOf(data: unknown): Promise<EventEnvelope> {
    const envelope = plainToInstance(EventEnvelopeDto, data ?? {});
    const problems = await problemsOf(envelope, { strict: false });
    if (problems.length) throw new ParkedError(`Not an event: ${problems.join('; ')}`);
    return envelope;
  }
}
