import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createAdapter } from './create-service.js';

describe('a caller of a service who is slow', () => {
  const adapter = createAdapter({ headersMs: 150 });
  const fastify = adapter.getInstance();

  beforeAll(() => fastify.listen({ port: 0, host: '127.0.0.1' }));
  afterAll(() => fastify.close());

  it.each(['', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '])('is shown the door after %j', async (words) => {
    const { port } = fastify.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(words);
    await text(socket);
    expect(socket.readableEnded).toBe(true);
  });
});
