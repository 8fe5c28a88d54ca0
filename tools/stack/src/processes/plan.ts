import { Child, type ChildOptions } from './child.js';

/** How a process is started and how one sees that it does its work: all that is needed to start it, again and again. */
export interface Plan {
  options: ChildOptions;
  /** Resolves when it does its work; rejects with a sentence when it left or takes too long. */
  ready: (child: Child) => Promise<void>;
}

/** Starts it once, without looking after it: for specs. */
export async function startOnce({ options, ready }: Plan): Promise<Child> {
  const child = Child.start(options);
  try {
    await ready(child);
    return child;
  } catch (error) {
    await child.stop(2000);
    throw error;
  }
}
