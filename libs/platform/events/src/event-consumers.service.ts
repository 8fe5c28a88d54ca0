import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { type EventDefinition, type EventEnvelope, EventEnvelopeDto } from '@crewcall/contracts-core/dto';
import { failpoint } from '@crewcall/platform-config';
import { Transactions } from '@crewcall/platform-database';
import { ParkedError, problemsOf, QUEUES_SERVICE, QueueWorkers } from '@crewcall/platform-queues';
import { plainToInstance } from 'class-transformer';
import { Inbox } from './inbox.service.js';
import { PendingChanges } from './pending-changes.service.js';
import { type EventHandler, ON_EVENT } from './on-event.decorator.js';

interface NamedHandler {
  /** As the inbox records it: `PeopleConsumer.updateUser`. */
  name: string;
  handle: EventHandler;
}

interface Subscription {
  event: EventDefinition;
  handlers: NamedHandler[];
}

/** Hands each event to every `@OnEvent` method of this service that names it. */
@Injectable()
export class EventConsumers implements OnModuleInit {
  private readonly logger = new Logger('Events');
  private readonly subscriptions = new Map<string, Subscription>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly workers: QueueWorkers,
    private readonly inbox: Inbox,
    private readonly transactions: Transactions,
    private readonly pending: PendingChanges,
    @Inject(QUEUES_SERVICE) private readonly service: string,
  ) {}

  onModuleInit(): void {
    for (const { metatype, instance } of this.discovery.getProviders()) {
      if (metatype && typeof instance === 'object' && instance !== null)
        this.registerHandlersOf(metatype.name, instance as Record<string, EventHandler>);
    }
    if (this.subscriptions.size) this.workers.handle(`events.${this.service}`, ({ data }) => this.deliver(data));
  }

  /** Checks an envelope as it came and lets every handler deal with it, each in its own transaction. */
  async deliver(data: unknown): Promise<void> {
    const envelope = await this.envelopeOf(data);
    const subscription = this.subscriptions.get(envelope.name);
    if (!subscription) throw new ParkedError(`${this.service} has no consumer for ${envelope.name}`);
    const payload = plainToInstance(subscription.event.payload, envelope.payload);
    const problems = await problemsOf(payload, { strict: false });
    if (problems.length) throw new ParkedError(`Not a payload of ${envelope.name}: ${problems.join('; ')}`);
    const failures: unknown[] = [];
    for (const handler of subscription.handlers) {
      // One that fails does not keep the event from the others; those that are done skip the next attempt.
      await this.consume(handler, { ...envelope, payload }).catch((error: unknown) => failures.push(error));
    }
    for (const failure of failures.slice(1)) this.logger.warn(failure);
    if (failures.length) throw failures[0];
    await this.pending.markHeard(subscription.event, envelope);
  }

  private async consume({ name, handle }: NamedHandler, envelope: EventEnvelope): Promise<void> {
    await this.transactions.run(async () => {
      if (!(await this.inbox.record(envelope.id, name))) return;
      await handle(envelope.payload, envelope);
      failpoint('mid-batch');
    });
    this.logger.debug({ event: envelope.name, event_id: envelope.id, consumer: name }, 'An event was dealt with');
  }

  private registerHandlersOf(consumer: string, instance: Record<string, EventHandler>): void {
    for (const method of this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object)) {
      const handle = instance[method];
      if (!handle) continue;
      const events = Reflect.getMetadata(ON_EVENT, handle) as EventDefinition[] | undefined;
      const handler: NamedHandler = { name: `${consumer}.${method}`, handle: handle.bind(instance) };
      for (const event of events ?? []) this.register(event, handler);
    }
  }

  private register(event: EventDefinition, handler: NamedHandler): void {
    const { name } = handler;
    if (!event.heardBy.some((service) => service === this.service)) {
      throw new Error(`${name} waits for ${event.name}, which is not sent to ${this.service}: add it to heardBy`);
    }
    const subscription = this.subscriptions.get(event.name) ?? { event, handlers: [] };
    if (subscription.handlers.some((known) => known.name === name)) throw new Error(`Two handlers are called ${name}`);
    subscription.handlers.push(handler);
    this.subscriptions.set(event.name, subscription);
  }

  private async envelopeOf(data: unknown): Promise<EventEnvelope> {
    const envelope = plainToInstance(EventEnvelopeDto, data ?? {});
    const problems = await problemsOf(envelope, { strict: false });
    if (problems.length) throw new ParkedError(`Not an event: ${problems.join('; ')}`);
    return envelope;
  }
}
