import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Drawing, DrawnPage, MembersPage, ServiceAnswers } from '@crewcall/contracts-core';
import { Piscina } from 'piscina';

/** More waiting than this, and a browser is quicker at it. */
const MOST_WAITING = 16;
const IDLE_MS = 5 * 60_000;
const MEMORY_MB = 96;

/** What the web app draws, and what that comes to; null is left to the browser. */
export interface DrawingOf {
  draw: DrawnPage;
  drawForMember: MembersPage | null;
}

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
  draw<Kind extends keyof DrawingOf>(
    kind: Kind,
    address: string,
    answers: ServiceAnswers,
    signal: AbortSignal,
  ): Promise<Drawing<DrawingOf[Kind]>> {
    return this.pool.run({ address, answers }, { name: kind, signal }) as Promise<Drawing<DrawingOf[Kind]>>;
  }

  stop(): Promise<void> {
    return this.pool.destroy();
  }
}
