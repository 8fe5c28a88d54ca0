import { until } from '@crewcall/tools-seed';
import { setTimeout as sleep } from 'node:timers/promises';
import { Chain } from './chain.js';
import { outcomeOf, send } from './client.js';
import { type Kind, kinds, type Ledger } from './ledger.js';
import type { People } from './people.js';
import type { Random } from './random.js';

export interface LoadOptions {
  origin: string;
  people: People;
  ledger: Ledger;
  random: Random;
  /** What the titles of the jobs begin with; the number behind it has four digits. */
  prefix: string;
  chains: number;
  clients: number;
  /** Every so manieth job finds its person by an offer; none when absent. */
  offeringEvery?: number;
  /** About how long the whole load is to last; as short as it can be when absent. */
  lastsMs?: number;
}

const LONGEST_THOUGHT_MS = 120;
const LONGEST_PAUSE_MS = 1500;
const RESOLVED_WITHIN_MS = 240_000;
const POLL_MS = 20;
const STEPS = 3;

export const titleOf = (prefix: string, number: number): string => `${prefix} ${String(number).padStart(4, '0')}`;

/** Clients that work off chains of jobs. What got no answer is sent again under its key until one comes. */
export class Load {
  private readonly waiting: Chain[];
  private readonly chains: readonly Chain[];
  private readonly longestThoughtMs: number;
  private allowed: readonly Kind[] = kinds;
  private readonly acknowledged: Record<Kind, number> = { post: 0, apply: 0, hire: 0, offer: 0, book: 0 };
  private readonly refused: string[] = [];
  private inHand = 0;
  private isOver = false;
  private running: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: LoadOptions) {
    const { people, random, prefix, chains, clients, offeringEvery = 0, lastsMs = 0 } = options;
    // Thoughts are of any length up to the longest, so twice the mean that makes them last.
    this.longestThoughtMs = Math.max(LONGEST_THOUGHT_MS, (2 * lastsMs * clients) / (chains * STEPS));
    this.waiting = Array.from({ length: chains }, (_, number) => {
      const way = offeringEvery && number % offeringEvery === offeringEvery - 1 ? 'offering' : 'hiring';
      return new Chain(titleOf(prefix, number), {
        company: random.pick(people.companies),
        crew: random.pick(people.crew),
        day: number,
        way,
      });
    });
    this.chains = [...this.waiting];
  }

  start(): void {
    this.running = Promise.all(Array.from({ length: this.options.clients }, () => this.work()));
  }

  /** From now on only these are begun; what has begun goes on. */
  allow(...allowed: Kind[]): void {
    this.allowed = allowed;
  }

  /** Begins nothing more and waits until what has begun is through. */
  async pause(): Promise<void> {
    this.allow();
    await until('everybody to pause', () => this.inHand === 0, RESOLVED_WITHIN_MS);
  }

  acknowledgedOf(kind: Kind): number {
    return this.acknowledged[kind];
  }

  /** Of everything. */
  get acknowledgements(): number {
    return Object.values(this.acknowledged).reduce((sum, one) => sum + one, 0);
  }

  /** To what was sent since that time. */
  answersSince(time: string): { status: number | null }[] {
    return this.options.ledger.attempts.filter(({ invokedAt }) => invokedAt >= time);
  }

  /** Waits until so many were acknowledged, as a share of all. @throws Error when that takes minutes or cannot be */
  async reach(kind: Kind, share: number): Promise<void> {
    const wanted = Math.ceil(share * this.chains.filter((chain) => chain.has(kind)).length);
    const isReached = () => {
      if (this.refused.length) throw new Error(`No request of a drill is to be refused, but: ${this.refused[0]}`);
      return this.acknowledged[kind] >= wanted;
    };
    await until(`${wanted} × ${kind}`, isReached, RESOLVED_WITHIN_MS);
  }

  /** Lets everything run to its end. What is unresolved after four minutes of trying stays unknown. */
  async finish(): Promise<void> {
    this.allow(...kinds);
    const timer = setTimeout(() => {
      this.isOver = true;
    }, RESOLVED_WITHIN_MS);
    await this.running;
    clearTimeout(timer);
  }

  /** Ends the clients, whatever they are at. */
  async abandon(): Promise<void> {
    this.isOver = true;
    await this.running;
  }

  private async work(): Promise<void> {
    while (!this.isOver && this.waiting.length > 0) {
      const chain = this.take();
      if (!chain?.next) {
        await sleep(POLL_MS);
        continue;
      }
      this.inHand += 1;
      await this.carryOut(chain, chain.next);
      this.inHand -= 1;
      if (chain.next) this.waiting.push(chain);
      await sleep(this.options.random.below(this.longestThoughtMs));
    }
  }

  /** Whether everything is known that the next step needs. */
  private async prepare(chain: Chain): Promise<boolean> {
    if (!chain.reading) return true;
    const { status, body } = await send(this.options.origin, chain.reading);
    if (status === 200) chain.hear(body);
    return status === 200;
  }

  private take(): Chain | undefined {
    const ready = this.waiting.filter(({ next }) => next && this.allowed.includes(next));
    if (!ready.length) return undefined;
    const chain = this.options.random.pick(ready);
    this.waiting.splice(this.waiting.indexOf(chain), 1);
    return chain;
  }

  private async carryOut(chain: Chain, kind: Kind): Promise<void> {
    const { origin, ledger, random } = this.options;
    for (let attempt = 0; !this.isOver; attempt += 1) {
      if (!(await this.prepare(chain))) {
        await sleep(LONGEST_THOUGHT_MS);
        continue;
      }
      const { opId, key, request } = chain.step(kind);
      const invokedAt = new Date().toISOString();
      const answer = await send(origin, request);
      const ackAt = answer.status === null ? null : new Date().toISOString();
      const outcome = outcomeOf(answer);
      // An answer that says that nothing was made yet acknowledges nothing.
      const isMade = outcome === 'ok' && chain.advance(answer.body);
      const result = outcome === 'ok' && !isMade ? 'unknown' : outcome;
      ledger.write({ opId, key, kind, job: chain.title, invokedAt, result, status: answer.status, ackAt });
      if (isMade) this.acknowledged[kind] += 1;
      if (result === 'fail') {
        this.refused.push(`${opId} was answered ${answer.status} ${JSON.stringify(answer.body)}`);
        chain.abandon();
      }
      if (result !== 'unknown') return;
      await sleep(Math.min(100 * 2 ** attempt, LONGEST_PAUSE_MS) * (0.5 + random.next() / 2));
    }
  }
}
