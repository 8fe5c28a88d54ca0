import { SetMetadata } from '@nestjs/common';

export const RECURRING = 'crewcall:recurring';

export interface RecurringOptions {
  /** From the last time it was due, however long it runs: whole seconds, five or more. */
  everySeconds: number;
}

export interface Recurrence extends RecurringOptions {
  name: string;
}

/**
 * The method of a provider that runs by itself, once per interval however many replicas there are. It is found once its
 * module is imported, and runs as a task of this name, without a payload: outside a transaction, tried again when it
 * fails, five times in all. The name is what schedules and dead letters know: renaming the task forgets when it was due.
 */
export const Recurring =
  (name: string, { everySeconds }: RecurringOptions) =>
  <R extends () => Promise<unknown>>(target: object, method: string, descriptor: TypedPropertyDescriptor<R>): void => {
    SetMetadata(RECURRING, { name, everySeconds } satisfies Recurrence)(target, method, descriptor);
  };
