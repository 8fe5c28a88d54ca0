import { createServer, request as ask, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import type { BrowserContextOptions } from '@playwright/test';

/** The way from a browser to the product, which can be cut: nothing answers then, as after a server has stopped. */
export class Line {
  /** Writes that went through, as 'PUT /api/…'. */
  readonly writes: string[] = [];
  private server: Server | null = null;
  private readonly sockets = new Set<Duplex>();
  private port = 0;

  static async open(): Promise<Line> {
    const line = new Line();
    await line.mend();
    return line;
  }

  /** For the browser that goes this way, also to this machine. */
  get options(): BrowserContextOptions {
    return { proxy: { server: `http://127.0.0.1:${this.port}`, bypass: '<-loopback>' } };
  }

  async mend(): Promise<void> {
    const server = createServer((question, answer) => {
      const { method = 'GET', url = '', headers } = question;
      if (method !== 'GET') this.writes.push(`${method} ${new URL(url).pathname}`);
      const passed = ask(url, { method, headers }, (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
      });
      passed.on('error', () => answer.destroy());
      question.pipe(passed);
    });
    // Sockets are passed through as they are.
    server.on('connect', ({ url = '' }, socket) => {
      const { hostname, port } = new URL(`http://${url}`);
      const beyond = connect(Number(port), hostname, () => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n');
        beyond.pipe(socket).pipe(beyond);
      });
      for (const one of [beyond, socket]) {
        this.sockets.add(one);
        one.on('error', () => one.destroy()).on('close', () => this.sockets.delete(one));
      }
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  async cut(): Promise<void> {
    const { server } = this;
    this.server = null;
    for (const one of this.sockets) one.destroy();
    await new Promise((resolve) => (server ? server.close(resolve).closeAllConnections() : resolve(null)));
  }
}
