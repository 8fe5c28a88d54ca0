/** Thrown into a start that a person has stopped: nothing failed, so nothing is reported. */
export class Interrupted extends Error {}

interface Stoppable {
  stop(deadlineMs: number): Promise<void>;
}

/** Lower leaves first: no new requests, then the services that finish theirs, then what those keep their data in. */
export const leaving = { gateway: 0, services: 1, servers: 2 } as const;

const DEADLINE_MS = 12_000;

/** Everything that was started and the order in which it leaves. */
export class Running {
  private readonly parts: { order: number; part: Stoppable }[] = [];
  private isStopping = false;

  /** Keeps what was started, ready or not. One that comes up after everything was told to stop leaves again. */
  async keep(order: number, part: Stoppable): Promise<void> {
    if (this.isStopping) {
      await part.stop(DEADLINE_MS);
      throw new Interrupted();
    }
    this.parts.push({ order, part });
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    for (const order of Object.values(leaving)) {
      await Promise.all(this.parts.filter((kept) => kept.order === order).map(({ part }) => part.stop(DEADLINE_MS)));
    }
  }
}
