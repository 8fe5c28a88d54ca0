import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { FaultProxy } from './fault-proxy.js';

/** Answers with what it was sent, once that has ended. */
function echo(name = ''): Promise<Server> {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined);
    socket.write(name);
    socket.pipe(socket);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

describe('a line that can be made bad', () => {
  let server: Server;
  let proxy: FaultProxy;
  const sockets: Socket[] = [];
  const open = (): Socket => {
    const socket = connect({ port: proxy.port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined);
    sockets.push(socket);
    return socket;
  };
  const say = (words: string): Promise<string> => {
    const socket = open();
    socket.end(words);
    return text(socket);
  };

  beforeEach(async () => {
    server = await echo();
    proxy = await FaultProxy.to(portOf(server));
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await proxy.close();
    server.close();
  });

  it('carries everything both ways while nothing is wrong', async () => {
    const words = 'crew '.repeat(200_000);
    expect(await say(words)).toBe(words);
  });

  it('carries so many bytes a second', async () => {
    proxy.add('downstream', { type: 'bandwidth', bytesPerSecond: 100 });
    const began = performance.now();
    expect(await say('x'.repeat(30))).toHaveLength(30);
    expect(performance.now() - began).toBeGreaterThan(250);
  });

  it('breaks off after so many bytes', async () => {
    proxy.add('downstream', { type: 'limit_data', bytes: 4 });
    expect(await say('rigger')).toBe('rigg');
  });

  it('swallows what is sent, and what was open then stays silent when others go again', async () => {
    const silent = open();
    await once(silent, 'connect');
    const heard: string[] = [];
    silent.on('data', (chunk: Buffer) => heard.push(chunk.toString()));
    proxy.add('both', { type: 'timeout' });
    silent.write('lost');
    const swallowed = open();
    swallowed.end('lost as well');
    await once(swallowed, 'finish');
    // Written by one process and read by the same one: it has arrived when a later connection's words have.
    const later = await FaultProxy.to(portOf(server));
    await once(connect(later.port, '127.0.0.1').end('x').resume(), 'end');
    await later.close();
    proxy.clear();
    expect(await say('heard')).toBe('heard');
    silent.write('still lost');
    expect(await say('heard again')).toBe('heard again');
    expect(heard).toEqual([]);
  });

  it('refuses, and takes connections at the same port again', async () => {
    const { port } = proxy;
    await proxy.refuse();
    await expect(say('rigger')).rejects.toThrow('ECONNREFUSED');
    await proxy.listen();
    expect(proxy.port).toBe(port);
    expect(await say('rigger')).toBe('rigger');
  });

  it('takes several servers in turn and leaves out one that is gone', async () => {
    const others = await Promise.all([echo('a'), echo('b')]);
    const both = await FaultProxy.to(...others.map(portOf));
    const ask = (): Promise<string> => text(connect({ port: both.port, host: '127.0.0.1', allowHalfOpen: true }).end());
    expect([await ask(), await ask()].sort()).toEqual(['a', 'b']);
    others[0]?.close();
    expect([await ask(), await ask()]).toEqual(['b', 'b']);
    await both.close();
    others[1]?.close();
  });
});
