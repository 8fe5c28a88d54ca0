import { Injectable } from '@nestjs/common';
import type { EventDefinition, EventEnvelope } from '@crewcall/contracts-core/dto';
import { newId, Transactions } from '@crewcall/platform-database';
import { RequestContext } from '@crewcall/platform-observability';
import { Outbox, problemsOf } from '@crewcall/platform-queues';
import { plainToInstance } from 'class-transformer';
import { PendingChanges } from './pending-changes.service.js';

export interface EventFacts<P extends object> {
  /** Of the event, where it may be told once more: who hears it has its effect once. */
  id?: string;
  /** What it happened to: the job, the user, the application. */
  subjectId: string;
  /** Of the subject, growing with every change of it; leave out when it keeps none. */
  version?: number;
  payload: P;
}

/** The envelope as it travels: the facts, and who did it in which request. */
export function envelopeOf<P extends object>(event: EventDefinition<P>, facts: EventFacts<P>): EventEnvelope<P> {
  const context = RequestContext.current();
  return {
    id: facts.id ?? newId(),
    name: event.name,
    occurred_at: new Date().toISOString(),
    actor_id: context?.actorId ?? null,
    request_id: context?.requestId ?? RequestContext.idFrom(undefined),
    subject_id: facts.subjectId,
    version: facts.version ?? 0,
    payload: facts.payload,
  };
}

/** Tells the other services what happened here. */
@Injectable()
export class Events {
  constructor(
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
    private readonly pending: PendingChanges,
  ) {}

  /**
   * Part of the ambient transaction, which it requires: a change without its event, or an event without its change,
   * cannot be. Answers the event's id. Throws when the payload is not as declared, or holds more than that.
   */
  async publish<P extends object>(event: EventDefinition<P>, facts: EventFacts<P>): Promise<string> {
    this.transactions.require();
    const problems = await problemsOf(plainToInstance(event.payload, facts.payload), { strict: true });
    if (problems.length) throw new Error(`Not a payload of ${event.name}: ${problems.join('; ')}`);
    const envelope = envelopeOf(event, facts);
    await Promise.all([
      this.pending.announce(event, envelope),
      this.outbox.add(
        event.heardBy.map((service) => ({ queue: `events.${service}`, name: event.name, payload: envelope })),
      ),
    ]);
    return envelope.id;
  }
}
