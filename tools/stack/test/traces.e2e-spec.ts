import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually, TraceReceiver } from '@crewcall/testing-servers';
import { freeBase, portOf } from '../src/ports.js';
import { Child } from '../src/processes/child.js';
import { isReady } from '../src/service-process.js';
import { untilReady } from '../src/wait.js';

const STARTS_WITHIN_MS = 180_000;
const STOPS_WITHIN_MS = 30_000;
const ARRIVES_WITHIN_MS = 30_000;

describe('a click', () => {
  const receiver = new TraceReceiver();
  let base: number;
  let folder: string;
  let product: Child;

  /** A stranger has no session: identity itself says so. */
  const reachesIdentity = async (): Promise<boolean> =>
    (await fetch(`http://127.0.0.1:${portOf(base, 'gateway')}/api/auth/session`)).status === 401;

  beforeAll(async () => {
    base = await freeBase();
    folder = mkdtempSync(path.join(tmpdir(), 'crewcall-traces-'));
    // Postgres runs as another user, who must be able to pass through.
    chmodSync(folder, 0o711);
    const OTEL_EXPORTER_OTLP_ENDPOINT = await receiver.start();
    const only = ['--only', 'gateway,identity,notifications', '--no-seed', '--port', String(base)];
    product = Child.start({
      name: 'npm start',
      command: process.execPath,
      args: ['tools/run.mjs', 'stack', 'start', ...only],
      env: { ...process.env, CREWCALL_DATA: folder, OTEL_EXPORTER_OTLP_ENDPOINT },
    });
    const ports = (['gateway', 'identity', 'notifications'] as const).map((service) => portOf(base, service));
    const areReady = async () => (await Promise.all(ports.map(isReady))).every(Boolean) && (await reachesIdentity());
    await untilReady(product, areReady, STARTS_WITHIN_MS);
  }, STARTS_WITHIN_MS);

  afterAll(async () => {
    await product.stop(STOPS_WITHIN_MS);
    await receiver.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    'is one trace through gateway, service, outbox, queue and consumer, and names none of the people',
    async () => {
      const form = { email: 'traced@example.test', password: 'A long enough phrase 7', role: 'freelancer' };
      const answer = await fetch(`http://127.0.0.1:${portOf(base, 'gateway')}/api/auth/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(form),
      });
      expect(answer.status).toBe(201);
      const heard = 'process identity.user-registered.v1';
      const path = [
        'gateway: POST /api/*',
        'identity: POST /api/auth/signup',
        'identity: send identity.user-registered.v1',
        `notifications: ${heard}`,
      ];
      // Each service sends its spans by its own clock.
      const consumed = await eventually(() => {
        const span = receiver.find(heard, 'notifications');
        return receiver.pathTo(span).length < path.length ? undefined : span;
      }, ARRIVES_WITHIN_MS);
      expect(receiver.pathTo(consumed)).toEqual(path);
      const inserts = receiver.spans.filter(({ parentSpanId, name }) => parentSpanId === consumed.spanId && name);
      expect(inserts.map(({ name }) => name)).toContain('INSERT');
      expect(receiver.text).not.toMatch(/traced@|phrase/);
    },
    ARRIVES_WITHIN_MS * 2,
  );
});
