import { existsSync } from 'node:fs';
import path from 'node:path';
import { Piscina } from 'piscina';

/** What a service said to a GET; `total` is the length of the whole list. */
export interface Answer {
  status: number;
  body: unknown;
  total: number | null;
}

export interface Page {
  html: string;
  status: 200 | 404;
  /** `'sha256-…'` of the style sheets in it. */
  styleHashes: readonly string[];
}

/** A page, or the paths whose answers it needs first. */
export type Drawing = { missing: readonly string[] } | Page;

/** More waiting than this, and a browser is quicker at it. */
const MOST_WAITING = 16;
const IDLE_MS = 5 * 60_000;
const MEMORY_MB = 96;

/**
 * The web app's own code for drawing pages, in a thread of its own: a page takes it tens of milliseconds, in which the
 * gateway goes on forwarding. It is given no environment and asks nobody; what it needs to know comes with the task.
 */
export class Renderer {
  private readonly pool: Piscina;

  private constructor(filename: string) {
    this.pool = new Piscina({
      filename,
      minThreads: 0,
      maxThreads: 1,
      maxQueue: MOST_WAITING,
      idleTimeout: IDLE_MS,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
  }

  /** Of a web app that was built without it there is none. */
  static of(webRoot: string): Renderer | null {
    const filename = path.resolve(webRoot, 'server/draw.mjs');
    return existsSync(filename) ? new Renderer(filename) : null;
  }

  /** @throws Error when too many wait, the signal ends it, or the page cannot be drawn */
  draw(address: string, answers: Readonly<Record<string, Answer>>, signal: AbortSignal): Promise<Drawing> {
    return this.pool.run({ address, answers }, { name: 'draw', signal }) as Promise<Drawing>;
  }

  stop(): Promise<void> {
    return this.pool.destroy();
  }
}
