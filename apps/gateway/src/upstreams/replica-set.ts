import { Replica } from './replica.js';
import { rendezvous } from './rendezvous.js';
import { RESOLVE_EVERY_MS, resolveReplicas } from './resolve-replicas.js';

/** The replicas of a service, found anew as they come and go. */
export class ReplicaSet {
  private replicas = new Map<string, Replica>();
  private turn = 0;
  private timer?: NodeJS.Timeout;
  private resolving?: Promise<void>;

  constructor(
    private readonly urls: readonly string[],
    private readonly connectMs: number,
  ) {}

  async start(): Promise<void> {
    await this.resolve();
    this.timer = setInterval(() => void this.resolve(), RESOLVE_EVERY_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all([...this.replicas.values()].map((replica) => replica.retire()));
  }

  /** In the order in which to try them: in turn, or as the key prefers them; what failed just now or is leaving comes last. */
  inOrder(affinity?: string): Replica[] {
    const origins = [...this.replicas.keys()];
    const from = origins.length ? this.turn++ % origins.length : 0;
    const order =
      affinity === undefined ? [...origins.slice(from), ...origins.slice(0, from)] : rendezvous(origins, affinity);
    const replicas = order.flatMap((origin) => this.replicas.get(origin) ?? []);
    return [
      ...replicas.filter(({ isLastResort }) => !isLastResort),
      ...replicas.filter(({ isLastResort }) => isLastResort),
    ];
  }

  /** Never throws: while a name cannot be resolved, the replicas known so far stay. */
  resolve(): Promise<void> {
    this.resolving ??= this.resolveNow().finally(() => (this.resolving = undefined));
    return this.resolving;
  }

  private async resolveNow(): Promise<void> {
    const found = await Promise.all(this.urls.map((url) => resolveReplicas(url).catch(() => undefined)));
    if (found.includes(undefined) && this.replicas.size > 0) return;
    const origins = found.flatMap((each) => each ?? []);
    const next = new Map(
      origins.map((origin) => [
        origin,
        this.replicas.get(origin) ?? new Replica(origin, this.connectMs, () => void this.resolve()),
      ]),
    );
    const gone = [...this.replicas.values()].filter(({ origin }) => !next.has(origin));
    this.replicas = next;
    for (const replica of gone) void replica.retire();
  }
}
