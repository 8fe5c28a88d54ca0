import { Child } from './child.js';
import type { Plan } from './plan.js';

export interface Supervision extends Plan {
  say: (line: string) => void;
  started?: (child: Child) => void;
}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** Having run this long, a process counts as healthy again: its next crash waits a second, not half a minute. */
const HEALTHY_MS = 60_000;

/** How long to wait before the given attempt in a row: 1 s, 2 s, 4 s … at most half a minute. */
export const pauseBefore = (attempt: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);

/** A process that is started again when it goes down, and whose every fall is said. */
export class Supervised {
  private child: Child;
  private isStopping = false;
  private pause: { timer: NodeJS.Timeout; wake: () => void } | undefined;

  private constructor(private readonly supervision: Supervision) {
    this.child = this.launch();
  }

  static start(supervision: Supervision): Supervised {
    return new Supervised(supervision);
  }

  /**
   * Waits until it does its work, and keeps it up from then on. A fall before that is final: then something is wrong
   * that another start will not mend.
   */
  async ready(): Promise<void> {
    try {
      await this.supervision.ready(this.child);
    } catch (error) {
      await this.stop(1000);
      throw error;
    }
    void this.keepUp();
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  async stop(deadlineMs: number): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.pause?.timer);
    this.pause?.wake();
    await this.child.stop(deadlineMs);
  }

  private launch(): Child {
    const child = Child.start(this.supervision.options);
    this.supervision.started?.(child);
    return child;
  }

  private async keepUp(): Promise<void> {
    const { options, say, ready } = this.supervision;
    let attempt = 0;
    let since = Date.now();
    for (;;) {
      const how = await this.child.exited;
      if (this.isStopping) return;
      attempt = Date.now() - since > HEALTHY_MS ? 1 : attempt + 1;
      const pause = pauseBefore(attempt);
      // Anyone who is killed says nothing about it.
      const why = how.startsWith('was ended') ? '' : `: ${this.child.lastWords()}`;
      say(`${options.name} ${how}${why}. Starting it again in ${pause / 1000} s.`);
      await this.sleep(pause);
      if (this.isStopping) return;
      since = Date.now();
      this.child = this.launch();
      await ready(this.child).then(
        () => say(`${options.name} is back.`),
        () => undefined,
      );
    }
  }

  private sleep(ms: number): Promise<void> {
    return new Promise((wake) => {
      this.pause = { timer: setTimeout(wake, ms), wake };
    });
  }
}
