import type { ServiceName } from '@crewcall/contracts-core';

/** A payload class carries the validation rules; both ends of the queue check with it. */
export type PayloadClass<P extends object = object> = new () => P;

export interface EventDefinition<P extends object = object> {
  readonly name: string;
  readonly payload: PayloadClass<P>;
  /** The services that have a consumer for it: the relay writes to their queues and to no other. */
  readonly heardBy: readonly ServiceName[];
  /** The subject is a person, and that person's next write in a service that hears it waits until it was heard there. */
  readonly isAwaited?: boolean;
}

export type PayloadOf<E> = E extends EventDefinition<infer P> ? P : never;

/** Scope, what happened in the past tense, and the version of the payload's shape. */
const EVENT_NAME = /^[a-z]+\.[a-z]+(-[a-z]+)+\.v[1-9]\d*$/;

/**
 * The one declaration of an event: its name, its type and its validation. A change that old consumers could not
 * read is a new `v`, never an edit; adding an optional field is fine.
 */
export function defineEvent<P extends object>(definition: EventDefinition<P>): EventDefinition<P> {
  if (!EVENT_NAME.test(definition.name)) {
    throw new Error(`"${definition.name}" is not an event name such as jobs.job-posted.v1`);
  }
  return Object.freeze({ ...definition, heardBy: Object.freeze([...definition.heardBy]) });
}
