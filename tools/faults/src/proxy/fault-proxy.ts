import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { Pipe } from './pipe.js';
import type { Direction, Placed, Toxic } from './toxics.js';

const HOST = '127.0.0.1';

/** A line between two of the product's processes that can be made bad while it is used. */
export class FaultProxy {
  private placed: Placed[] = [];
  private readonly open = new Set<Socket>();
  private turn = 0;
  private server: Server | undefined;
  private at = 0;

  private constructor(private targets: readonly number[]) {}

  /** To one port of this machine; of several, each connection takes the next that answers. */
  static async to(...targets: number[]): Promise<FaultProxy> {
    const proxy = new FaultProxy(targets);
    await proxy.listen();
    return proxy;
  }

  get port(): number {
    return this.at;
  }

  /** New connections go there from now on. */
  lead(...targets: number[]): void {
    this.targets = targets;
  }

  /** From now on, for connections that are open as well. */
  add(direction: Direction | 'both', toxic: Toxic): void {
    const directions = direction === 'both' ? (['upstream', 'downstream'] as const) : [direction];
    this.placed.push(...directions.map((one) => ({ direction: one, toxic })));
  }

  /** The line is good again. What was lost by a `timeout` stays lost. */
  clear(): void {
    this.placed = [];
  }

  /** Ends every connection as a machine that goes down. */
  cut(): void {
    for (const socket of this.open) socket.resetAndDestroy();
  }

  /** Refuses connections until it listens again. */
  refuse(): Promise<void> {
    // It listens no more from here on; how its connections end is no matter.
    this.server?.close();
    this.server = undefined;
    this.cut();
    return Promise.resolve();
  }

  async listen(): Promise<void> {
    if (this.server) return;
    // A side that has sent all it has may still be answered.
    const server = createServer({ allowHalfOpen: true, noDelay: true }, (client) => void this.join(client));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.at, HOST, resolve);
    });
    this.at = (server.address() as AddressInfo).port;
    this.server = server;
  }

  async close(): Promise<void> {
    await this.refuse();
  }

  private async join(client: Socket): Promise<void> {
    this.keep(client);
    const upstream = await this.reach();
    if (!upstream || client.destroyed) {
      upstream?.destroy();
      client.resetAndDestroy();
      return;
    }
    this.keep(upstream);
    const toxics = (direction: Direction) => () =>
      this.placed.filter((one) => one.direction === direction).map(({ toxic }) => toxic);
    const pipes = [
      new Pipe(client, upstream, toxics('upstream')),
      new Pipe(upstream, client, toxics('downstream')),
    ].map((pipe) => pipe.run());
    // One side broke off: so does the other.
    for (const pipe of pipes)
      pipe.catch(() => {
        client.destroy();
        upstream.destroy();
      });
  }

  /** The first that takes the connection, beginning with the one whose turn it is. */
  private async reach(): Promise<Socket | undefined> {
    const from = this.turn++ % this.targets.length;
    for (const port of [...this.targets.slice(from), ...this.targets.slice(0, from)]) {
      const socket = connect({ port, host: HOST, noDelay: true, allowHalfOpen: true });
      const isOpen = await new Promise<boolean>((resolve) => {
        socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      });
      if (isOpen) return socket;
    }
    return undefined;
  }

  private keep(socket: Socket): void {
    this.open.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => this.open.delete(socket));
  }
}
