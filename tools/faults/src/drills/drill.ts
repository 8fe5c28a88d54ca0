import type { Load } from '../load/load.js';
import type { Product } from '../product/product.js';

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
}

/** What shows that something really was broken while people worked; each must be more than none. */
export type Evidence = Record<string, number>;

export interface Scene {
  product: Product;
  load: Load;
  size: Size;
}

export interface Drill {
  name: string;
  about: string;
  /** Whether people are to be at work for as long as the outage lasts, however few there are. */
  outlastsOutage?: boolean;
  /** Breaks things while the load runs, and mends them. */
  run(scene: Scene): Promise<Evidence>;
}
