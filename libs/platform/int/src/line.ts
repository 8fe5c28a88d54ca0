import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Carries bytes to a server of this machine; what is open when it falls silent never hears another one and is not closed. */
export class Line {
  private readonly sockets: Socket[] = [];
  private constructor(private readonly server: Server) {}

  static async to(port: number): Promise<Line> {
    const server = createServer();
    const line = new Line(server);
    server.on('connection', (client) => {
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
