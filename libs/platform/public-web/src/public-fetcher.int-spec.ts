import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { PublicFetcher } from './public-fetcher.js';

/** The address that counts as public here, and one inside, at the same port. */
const [outside, inside] = ['127.0.0.1', '127.0.0.2'];
const asked = { mostBytes: 1_000, withinMs: 2_000 };

describe('a document at a stranger’s address', () => {
  const servers: { close: () => unknown }[] = [];
  const closing = (server: Server): Server => {
    servers.push({ close: () => (server.closeAllConnections(), server.close()) });
    return server;
  };
  afterEach(async () => {
    for (const server of servers.splice(0)) await Promise.resolve(server.close());
  });

  async function listen(answer: RequestListener, host = outside, port = 0): Promise<number> {
    const server = closing(createServer(answer)).listen(port, host);
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  /** Both places at one port; what inside is asked is noted, and has to stay empty. */
  async function places(answer: RequestListener) {
    const port = await listen(answer);
    const asks: string[] = [];
    await listen(({ url }, reply) => (asks.push(url ?? ''), reply.end('secret')), inside, port);
    return { port, asks };
  }

  const fetcher = (port: number, names: Record<string, string[][]> = {}, more: object = {}) =>
    new PublicFetcher({
      ports: [String(port)],
      isPublic: (address) => address === outside,
      resolve: (name) =>
        Promise.resolve((names[name]?.length ?? 0) > 1 ? (names[name]?.shift() ?? []) : (names[name]?.[0] ?? [])),
      ...more,
    });

  it('is read with its etag, and not again while that stands [R470]', async () => {
    const port = await listen(({ headers }, reply) => {
      if (headers['if-none-match'] === '"1"') reply.writeHead(304).end();
      else reply.setHeader('etag', '"1"').end(`for ${headers.host}`);
    });
    const reading = fetcher(port, { 'calendar.test': [[outside]] });
    const first = await reading.read(`http://calendar.test:${port}/a`, asked);
    expect([String(first.body), first.etag]).toEqual([`for calendar.test:${port}`, '"1"']);
    const again = await reading.read(`http://calendar.test:${port}/a`, {
      ...asked,
      headers: { 'if-none-match': '"1"' },
    });
    expect(again.body).toBeNull();
  });

  it.each([
    ['an address inside', `http://${inside}:{port}/`],
    ['a name that leads inside', 'http://inside.test:{port}/'],
    ['a name that leads inside and out', 'http://both.test:{port}/'],
    ['a name of nothing', 'http://nothing.test:{port}/'],
    ['the address as one number', 'http://2130706434:{port}/'],
    ['the address in octal', 'http://0177.0.0.2:{port}/'],
    ['the address in hexadecimal', 'http://0x7f.2:{port}/'],
    ['the address in letters of another width', 'http://１２７.0.0.2:{port}/'],
    ['the address mapped to IPv6', 'http://[::ffff:127.0.0.2]:{port}/'],
    ['another port', 'http://calendar.test:6379/'],
    ['credentials', 'http://a:b@calendar.test:{port}/'],
    ['a file', 'file:///etc/passwd'],
  ])('is not asked for at %s [R471]', async (_what, address) => {
    const { port, asks } = await places((_request, reply) => reply.end('fine'));
    const names = { 'calendar.test': [[outside]], 'inside.test': [[inside]], 'both.test': [[outside, inside]] };
    const reading = fetcher(port, names).read(address.replace('{port}', String(port)), asked);
    await expect(reading).rejects.toMatchObject({ failure: 'not_found' });
    expect(asks).toEqual([]);
  });

  it('is asked of the address that was judged, whatever the name means a moment later [R471]', async () => {
    const { port, asks } = await places((_request, reply) => reply.end('fine'));
    const names = { 'turning.test': [[outside], [inside]] };
    const { body } = await fetcher(port, names).read(`http://turning.test:${port}/`, asked);
    expect(String(body)).toBe('fine');
    expect(names['turning.test']).toEqual([[inside]]);
    expect(asks).toEqual([]);
  });

  it('judges every redirect anew [R471] [S61]', async () => {
    const { port, asks } = await places(({ url, headers }, reply) => {
      const to = new URL(url ?? '', `http://${headers.host}`).searchParams.get('to') ?? '';
      reply.writeHead(302, { location: to }).end();
    });
    const names = { 'calendar.test': [[outside]], 'inside.test': [[inside]], 'turning.test': [[outside], [inside]] };
    for (const to of [
      `http://${inside}:${port}/`,
      `http://inside.test:${port}/`,
      `//2130706434:${port}/`,
      `http://turning.test:${port}/?to=${encodeURIComponent(`http://turning.test:${port}/`)}`,
      'http://169.254.169.254/latest/meta-data/',
      'file:///etc/passwd',
    ]) {
      const reading = fetcher(port, structuredClone(names)).read(
        `http://calendar.test:${port}/?to=${encodeURIComponent(to)}`,
        asked,
      );
      await expect(reading).rejects.toMatchObject({ failure: 'not_found' });
    }
    expect(asks).toEqual([]);
  });

  it('follows three redirects and no fourth [R471]', async () => {
    const port = await listen(({ url }, reply) => {
      const left = Number(url?.slice(1));
      if (left) reply.writeHead(307, { location: `/${left - 1}` }).end();
      else reply.end('here');
    });
    const reading = fetcher(port, { 'calendar.test': [[outside]] });
    expect(String((await reading.read(`http://calendar.test:${port}/3`, asked)).body)).toBe('here');
    await expect(reading.read(`http://calendar.test:${port}/4`, asked)).rejects.toMatchObject({ failure: 'not_found' });
  });

  it('is no longer than it may be, whatever it says of itself, and does not take longer [R470]', async () => {
    const port = await listen(({ url }, reply) => {
      if (url === '/says') reply.setHeader('content-length', '1001').end('x'.repeat(1_001));
      if (url === '/is') reply.write('x'.repeat(600), () => reply.end('x'.repeat(600)));
      if (url === '/slow') reply.write('x');
    });
    const reading = fetcher(port, { 'calendar.test': [[outside]] });
    const read = (path: string, more = {}) =>
      reading.read(`http://calendar.test:${port}${path}`, { ...asked, ...more });
    await expect(read('/says')).rejects.toMatchObject({ failure: 'too_large' });
    await expect(read('/is')).rejects.toMatchObject({ failure: 'too_large' });
    await expect(read('/slow', { withinMs: 100 })).rejects.toMatchObject({ failure: 'took_too_long' });
    const hanging = fetcher(port, {}, { resolve: () => new Promise(() => undefined) });
    await expect(hanging.read(`http://calendar.test:${port}/`, { ...asked, withinMs: 100 })).rejects.toMatchObject({
      failure: 'took_too_long',
    });
  });

  it('is asked by its name over TLS, at the address that was judged [R471]', async () => {
    const names: string[] = [];
    const server = createTlsServer({ SNICallback: (name, done) => (names.push(name), done(new Error('none'))) });
    server.on('tlsClientError', () => undefined).listen(0, outside);
    servers.push(server);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const reading = fetcher(port, { 'calendar.test': [[outside]] }).read(`https://calendar.test:${port}/`, asked);
    await expect(reading).rejects.toMatchObject({ failure: 'not_found' });
    expect(names).toEqual(['calendar.test']);
  });

  it('leaves by the proxy where there is one, to the address that was judged', async () => {
    const port = await listen(({ headers }, reply) => reply.end(`for ${headers.host}`));
    const through: string[] = [];
    const proxy = createTcpServer((client) => {
      client.once('data', (head) => {
        const [, to = ''] = String(head).split(' ');
        through.push(to);
        const onward = connect(port, outside, () => client.write('HTTP/1.1 200 OK\r\n\r\n'));
        client.on('error', () => onward.destroy()).pipe(onward);
        onward.on('error', () => client.destroy()).pipe(client);
      });
    }).listen(0, outside);
    servers.push(proxy);
    await once(proxy, 'listening');
    const uri = `http://${outside}:${(proxy.address() as AddressInfo).port}`;
    const reading = fetcher(port, { 'calendar.test': [[outside]] }, { proxy: uri });
    expect(String((await reading.read(`http://calendar.test:${port}/`, asked)).body)).toBe(`for calendar.test:${port}`);
    expect(through).toEqual([`${outside}:${port}`]);
  });
});
