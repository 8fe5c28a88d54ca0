import { SetMetadata } from '@nestjs/common';
import type { EventDefinition, EventEnvelope, PayloadOf } from '@crewcall/contracts-core/dto';

export const CONSUMES = 'crewcall:consumes';

/** One reaction of this service to an event. */
export interface EventConsumer<E extends EventDefinition = EventDefinition> {
  /**
   * Runs in a transaction of its own, together with the note that it ran: exactly once in effect, however often the
   * event is delivered. Events of different subjects, and sometimes of one, arrive in any order: compare `version`.
   */
  handle(payload: PayloadOf<E>, envelope: EventEnvelope<PayloadOf<E> & object>): Promise<void>;
}

/**
 * The provider that reacts to an event. It is found by itself once its module is imported. Its class name is how the
 * service remembers what it has dealt with: renaming it lets events still on their way take effect once more.
 */
export const Consumes = <E extends EventDefinition>(...events: [E, ...E[]]) =>
  SetMetadata(CONSUMES, events) as (target: new (...args: never[]) => EventConsumer<E>) => void;
