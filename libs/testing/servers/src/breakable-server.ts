import { connect, createServer, type Socket } from 'node:net';

/** A way to a real server that can be cut and mended, to see what a service does meanwhile. */
export interface BreakableServer {
  /** The address of the real server, by way of this one. */
  url: string;
  /** Drops every connection and refuses new ones. */
  cut(): void;
  mend(): void;
  stop(): Promise<void>;
}

export async function startBreakableServer(target: string): Promise<BreakableServer> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  const drop = (): void => sockets.forEach((socket) => socket.destroy());
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href,
    cut: () => {
      isCut = true;
      drop();
    },
    mend: () => {
      isCut = false;
    },
    stop: () => {
      drop();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
