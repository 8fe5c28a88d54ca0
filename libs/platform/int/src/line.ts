import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Carries bytes to a server of this machine; what is open when it falls silent never hears another one and is not closed. */
export class Line {
  connections = 0;
  private readonly sockets: Socket[] = [];
  private constructor(private readonly server: Server) {}

  /** `silent` is the connection that never hears anything, counted from one. */
  static async to(port: number, { silent = 0 } = {}): Promise<Line> {
    const server = createServer();
    const line = new Line(server);
    server.on('connection', (client) => {
      line.connections += 1;
      if (line.connections === silent) return void line.sockets.push(client.resume().on('error', () => undefined));
      const upstream = connect(port, '127.0.0.1');
      for (const socket of [client, upstream]) socket.on('error', () => undefined);
      client.pipe(upstream).pipe(client);
      line.sockets.push(client, upstream);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  fallSilent(): void {
    for (const socket of this.sockets) socket.unpipe().resume();
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }
}
