import { SetMetadata } from '@nestjs/common';
import type { EventDefinition, EventEnvelope, PayloadOf } from '@crewcall/contracts-core/dto';

export const ON_EVENT = 'crewcall:on-event';

/**
 * One reaction of this service to an event. It runs in a transaction of its own, together with the record that it ran:
 * exactly once in effect, however often the event is delivered. Events of different subjects, and sometimes of one,
 * arrive in any order: compare `version`.
 */
export type EventHandler<E extends EventDefinition = EventDefinition> = (
  payload: PayloadOf<E>,
  envelope: EventEnvelope<PayloadOf<E> & object>,
) => Promise<void>;

/**
 * The method of a provider that reacts to these events. It is found once its module is imported. Class and method name
 * are what the inbox records: renaming one lets events that are still queued take effect once more.
 */
export const OnEvent =
  <E extends EventDefinition>(...events: [E, ...E[]]) =>
  <H extends EventHandler<E>>(target: object, method: string, descriptor: TypedPropertyDescriptor<H>): void => {
    SetMetadata(ON_EVENT, events)(target, method, descriptor);
  };
