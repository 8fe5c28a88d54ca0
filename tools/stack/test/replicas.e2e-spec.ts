import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freeBase, metricsBaseOf, type Place, portOf } from '../src/ports.js';
import { Child } from '../src/processes/child.js';
import { processesOf } from '../src/replicas.js';
import type { RunRecord } from '../src/run-record.js';
import { untilReady } from '../src/wait.js';

/** Services that were never built are built first. */
const STARTS_WITHIN_MS = 240_000;
const STOPS_WITHIN_MS = 20_000;
const CALLS = 20;

describe('npm start with replicas', () => {
  let base: number;
  let folder: string;
  let product: Child;
  const lines: string[] = [];

  const statusOf = (port: number, address: string): Promise<number> =>
    fetch(`http://127.0.0.1:${port}${address}`).then(
      ({ status }) => status,
      () => 0,
    );
  /** How many lists of jobs that process answered, as it says itself. */
  const answered = async ({ port }: Place): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${metricsBaseOf(port)}/metrics`)).text();
    const line = text.split('\n').find((one) => /^http_server_request_duration_count.*"\/api\/jobs"/.test(one));
    return Number(line?.split(' ')[1] ?? 0);
  };

  beforeAll(async () => {
    base = await freeBase();
    folder = mkdtempSync(path.join(tmpdir(), 'crewcall-replicas-'));
    // Postgres runs as another user, who must be able to pass through.
    chmodSync(folder, 0o711);
    product = Child.start({
      name: 'npm start',
      command: process.execPath,
      args: `tools/run.mjs stack start --no-seed --only gateway,jobs --replicas jobs=2 --metrics --port ${base}`.split(
        ' ',
      ),
      env: { ...process.env, CREWCALL_DATA: folder },
      onLine: (line) => lines.push(line),
    });
    await untilReady(product, () => Promise.resolve(lines.some((line) => line.includes('is up'))), STARTS_WITHIN_MS);
  }, STARTS_WITHIN_MS);

  afterAll(async () => {
    await product.stop(STOPS_WITHIN_MS);
    rmSync(folder, { recursive: true, force: true });
  }, STOPS_WITHIN_MS);

  it('shares calls out to them, and answers while one is gone', async () => {
    // Each asks something else: those who want the same at one moment share one call.
    const call = (_: unknown, at: number) => statusOf(portOf(base, 'gateway'), `/api/jobs?search=rigger${at}`);
    const answers = async () => new Set(await Promise.all(Array.from({ length: CALLS }, call)));
    await expect(answers()).resolves.toEqual(new Set([200]));
    const places = processesOf('jobs', base, { jobs: 2 });
    const shares = await Promise.all(places.map(answered));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(CALLS);
    expect(Math.min(...shares)).toBeGreaterThan(CALLS / 4);

    const { children } = JSON.parse(readFileSync(path.join(folder, 'stack.json'), 'utf8')) as NonNullable<
      ReturnType<RunRecord['read']>
    >;
    const one = children.find(({ mark }) => mark.includes('apps/jobs/'));
    process.kill(one?.pid ?? 0, 'SIGKILL');
    await expect(answers()).resolves.toEqual(new Set([200]));
    const areReady = () => Promise.all(places.map(({ port }) => statusOf(port, '/health/ready')));
    const isWhole = async () => (await areReady()).every((status) => status === 200);
    await untilReady(product, isWhole, STARTS_WITHIN_MS);
  });
});
