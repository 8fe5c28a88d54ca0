import { createServer, type Server, type Socket } from 'node:net';
import { Inspector } from './inspector.service.js';
import type { ScanningConfig } from './scanning.config.js';
import { Scanner } from './scanner.service.js';
import { ScannerUnavailableError } from './scanning.errors.js';

/** Speaks clamd's INSTREAM; what it answers is chosen by what it was sent. */
function startClamd(): Promise<{ server: Server; url: string; received: string[] }> {
  const received: string[] = [];
  const answer = (content: string): string | null => {
    if (content.includes('silence')) return null;
    if (content.includes('virus')) return 'stream: Win.Test.EICAR_HDB-1 FOUND\0';
    return content.includes('huge') ? 'INSTREAM size limit exceeded. ERROR\0' : 'stream: OK\0';
  };
  const listen = (socket: Socket): void => {
    let bytes = Buffer.alloc(0);
    socket.on('data', (data) => {
      bytes = Buffer.concat([bytes, data]);
      const head = 'zINSTREAM\0'.length;
      let content = '';
      for (let at = head; at + 4 <= bytes.length;) {
        const size = bytes.readUInt32BE(at);
        if (size === 0) {
          received.push(content);
          const words = bytes.toString('latin1', 0, head) === 'zINSTREAM\0' ? answer(content) : 'UNKNOWN COMMAND\0';
          if (words) socket.end(words);
          return;
        }
        content += bytes.toString('latin1', at + 4, at + 4 + size);
        at += 4 + size;
      }
    });
    socket.on('error', () => undefined);
  };
  const server = createServer(listen);
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      resolve({ server, url: `tcp://127.0.0.1:${port}`, received });
    }),
  );
}

describe('ClamAV', () => {
  let clamd: Awaited<ReturnType<typeof startClamd>>;
  beforeAll(async () => {
    clamd = await startClamd();
  });
  afterAll(() => new Promise((resolve) => clamd.server.close(resolve)));
  const scanner = (url = clamd.url): Scanner => {
    const config: ScanningConfig = { scanner: 'clamav', clamavUrl: url, withinMs: 2000, inspectWithinMs: 60_000 };
    return new Scanner(config, new Inspector(config));
  };

  it('is sent every byte in its own protocol, and believed', async () => {
    const long = 'clean '.repeat(60_000);
    expect(await scanner().scan(Buffer.from(long))).toEqual({ isSafe: true });
    expect(clamd.received).toEqual([long]);
    expect(await scanner().scan(Buffer.from('a virus'))).toEqual({ isSafe: false, threat: 'Win.Test.EICAR_HDB-1' });
  });

  it('is not asked about what is plainly bad', async () => {
    const before = clamd.received.length;
    expect(await scanner().scan(Buffer.from('MZ program'))).toEqual({ isSafe: false, threat: 'program' });
    expect(clamd.received).toHaveLength(before);
  });

  it('is never taken for a yes when it gives no verdict, is too slow or away', async () => {
    await expect(scanner().scan(Buffer.from('huge'))).rejects.toThrow(ScannerUnavailableError);
    await expect(scanner().scan(Buffer.from('silence'), { withinMs: 150 })).rejects.toThrow(ScannerUnavailableError);
    await expect(scanner('tcp://127.0.0.1:9').scan(Buffer.from('clean'))).rejects.toThrow(ScannerUnavailableError);
  });
});
