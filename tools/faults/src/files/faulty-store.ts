import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the store answers: with these codes to everything, with another ETag than the object's, or as if nothing were there. */
export type StoreTrouble = 'none' | 'error' | 'slow-down' | 'wrong-etag' | 'missing';

const S3_ERRORS = {
  error: [500, 'InternalError'],
  'slow-down': [503, 'SlowDown'],
  missing: [404, 'NoSuchKey'],
} as const;

/** Between the product and its object store. */
export class FaultyStore {
  trouble: StoreTrouble = 'none';
  private readonly server: Server;

  private constructor(private readonly target: number) {
    this.server = createServer((request, response) => this.answer(request, response));
  }

  static async before(target: number): Promise<FaultyStore> {
    const store = new FaultyStore(target);
    await new Promise<void>((resolve) => store.server.listen(0, '127.0.0.1', resolve));
    return store;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const { trouble } = this;
    const isRefused =
      trouble === 'error' || trouble === 'slow-down' || (trouble === 'missing' && request.method === 'GET');
    if (!isRefused) return this.forward(request, response);
    const [status, code] = S3_ERRORS[trouble];
    request.resume();
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
  }

  private forward(request: IncomingMessage, response: ServerResponse): void {
    const { method, url, headers } = request;
    const onward = ask({ port: this.target, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      const etag = this.trouble === 'wrong-etag' ? { etag: `"${'0'.repeat(32)}"` } : {};
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...etag });
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  }
}
