import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { boundedText } from './bounded-text.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

describe('the text of an answer', () => {
  let server: Server;
  let url: string;

  beforeAll(async () => {
    server = createServer(({ url: path }, response) => {
      if (path === '/endless') return void response.writeHead(200).write('[');
      if (path === '/bomb')
        return void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(5_000)));
      if (path === '/none') return void response.writeHead(204).end();
      response.end('Crew für die Bühne');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const read = async (path: string, withinMs = 5_000): Promise<string> => {
    const signal = AbortSignal.timeout(withinMs);
    return boundedText(await fetch(url + path, { signal }), { mostBytes: 1_000, signal });
  };

  it('is read whole, or is none', async () => {
    expect(await read('/')).toBe('Crew für die Bühne');
    expect(await read('/none')).toBe('');
  });

  it('is refused by what comes out of its decompression', async () => {
    await expect(read('/bomb')).rejects.toMatchObject({ failure: 'too_large' });
  });

  it('ends with its signal, whatever of it has been collected meanwhile', async () => {
    const collecting = setInterval(collectGarbage, 20);
    const started = performance.now();
    await expect(read('/endless', 500)).rejects.toMatchObject({ name: 'AbortError' });
    expect(performance.now() - started).toBeGreaterThan(450);
    clearInterval(collecting);
  });
});
