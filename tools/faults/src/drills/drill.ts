import type { Load } from '../load/load.js';
import type { People } from '../load/people.js';
import type { Watch } from '../load/watch.js';
import type { Needs, Product } from '../product/product.js';
import type { Limits } from './limits.js';

/** How hard a drill is: seconds of it in every test run, minutes of it on demand. */
export interface Size {
  chains: number;
  clients: number;
  companies: number;
  crew: number;
  /** How often a process is killed at its named place. */
  rounds: number;
  outageMs: number;
  /** How long everything may take to come to rest after it was mended. */
  settleMs: number;
  /** Every so manieth job finds its person by an offer; 0 is none. */
  offeringEvery: number;
}

/** What shows that something really was broken while people worked; each must be more than none. */
export type Evidence = Record<string, number>;

export interface Scene {
  product: Product;
  people: People;
  load: Load;
  /** Reads all the while. */
  watch: Watch;
  limits: Limits;
  size: Size;
}

export interface Drill {
  name: string;
  /** Which of the faults in docs/runbooks/fault-drills.md it is. */
  fault: `F${number}`;
  about: string;
  /** Why it cannot be made on this machine; undefined when it can. */
  impossible?(): string | undefined;
  /** A product of its own; the usual one when absent. */
  needs?: Needs;
  /** Whether people are to be at work for as long as the outage lasts, however few there are. */
  outlastsOutage?: boolean;
  /** Breaks things while the load runs, and mends them. */
  run(scene: Scene): Promise<Evidence>;
}
