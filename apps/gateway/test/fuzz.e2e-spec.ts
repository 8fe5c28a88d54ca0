import { connect } from 'node:net';
import { LIVE_PATH } from '@crewcall/contracts-core';
import fc from 'fast-check';
import { Server } from 'socket.io';
import { echo, type FakeService, startService } from './fake-service.js';
import { hostileRequest } from './hostile-requests.js';
import { startGateway, type TestGateway } from './start-gateway.js';

/** `FUZZ_RUNS=100000 npx nx e2e gateway fuzz` looks for longer; FUZZ_SEED for the same, or for others. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 250);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_126);
const MS_A_RUN = 400;

/** Sends the bytes and hangs up; answers with what came back, one character to a byte. */
const exchange = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(Buffer.from(bytes, 'latin1')));
    socket.setEncoding('latin1').on('data', (text: string) => (answer += text));
    // A connection that is cut is an answer, too.
    socket.on('error', () => undefined).on('close', () => resolve(answer));
  });

const statusesIn = (answer: string): number[] =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));

describe('the gateway, whatever bytes it is sent', () => {
  let service: FakeService;
  let sockets: Server;
  let gateway: TestGateway;

  beforeAll(async () => {
    service = await startService(echo);
    sockets = new Server(service.server, { path: LIVE_PATH });
    const url = service.url;
    const services = { IDENTITY_URL: url, JOBS_URL: url, MESSAGING_URLS: url, NOTIFICATIONS_URL: url, ADMIN_URL: url };
    gateway = await startGateway({ ...services, WEB_SERVER_URL: url, RATE_LIMIT_FACTOR: '100000', BODY_SECONDS: '1' });
  });
  afterAll(async () => {
    await gateway.stop();
    await sockets.close();
    await service.stop();
  });

  it(
    'never fails itself, passes only honest paths on, and serves the next one [S20] [S64] [S65]',
    async () => {
      await fc.assert(
        fc.asyncProperty(hostileRequest, async (bytes) => {
          service.requests.length = 0;
          const answer = await exchange(gateway.port, bytes);
          expect(statusesIn(answer).filter((status) => status >= 500)).toEqual([]);
          for (const { url = '', headers } of service.requests) {
            const [path = ''] = url.split('?');
            expect(path).not.toMatch(/\/\/|\/\.{1,2}(\/|$)|\\|;|%2f|%5c|[^\x21-\x7e]/i);
            expect(headers['x-user-id']).toBeUndefined();
          }
          expect((await fetch(`${gateway.url}/api/jobs`)).status).toBe(200);
        }),
        { numRuns: runs, seed },
      );
    },
    30_000 + runs * MS_A_RUN,
  );
});
