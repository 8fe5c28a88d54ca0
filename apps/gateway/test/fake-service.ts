import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeService {
  url: string;
  server: Server;
  /** What it was asked, in order. */
  requests: IncomingMessage[];
  stop(): Promise<void>;
}

/** A real HTTP server in the place of a service. By default it tells what it received. */
export async function startService(answer: RequestListener = echo, port = 0): Promise<FakeService> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    server,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const echo: RequestListener = (request, response) => {
  let bytes = 0;
  request.on('data', (chunk: Buffer) => (bytes += chunk.length));
  request.on('end', () => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ method: request.method, url: request.url, headers: request.headers, bytes }));
  });
};
