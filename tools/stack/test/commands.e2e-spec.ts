import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answers, freeBase, portOf } from '../src/ports.js';
import { Child } from '../src/processes/child.js';
import { untilReady } from '../src/wait.js';

const STARTS_WITHIN_MS = 60_000;
const STOPS_WITHIN_MS = 20_000;
/** A service that was never built is built first. */
const BUILDS_WITHIN_MS = 120_000;

describe('the commands that start servers', () => {
  let base: number;
  let folder: string;
  const started: Child[] = [];

  /** As npm runs them, in a data folder of their own. */
  function command(...args: string[]): { child: Child; lines: string[] } {
    const lines: string[] = [];
    const child = Child.start({
      name: args.join(' '),
      command: process.execPath,
      args: ['tools/run.mjs', 'stack', ...args],
      env: { ...process.env, CREWCALL_DATA: folder },
      onLine: (line) => lines.push(line),
    });
    started.push(child);
    return { child, lines };
  }

  const isHealthy = (port: number): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );

  beforeAll(async () => {
    base = await freeBase();
    folder = mkdtempSync(path.join(tmpdir(), 'crewcall-commands-'));
    // Postgres runs as another user, who must be able to pass through.
    chmodSync(folder, 0o711);
    const { child, lines } = command('servers', '--port', String(base));
    const isUp = () => Promise.resolve(lines.some((line) => line.includes('The backing servers are up')));
    await untilReady(child, isUp, STARTS_WITHIN_MS);
  }, STARTS_WITHIN_MS);

  afterAll(async () => {
    for (const child of started.reverse()) await child.stop(STOPS_WITHIN_MS);
    rmSync(folder, { recursive: true, force: true });
  });

  it('bring up the backing servers, and refuse to start twice in one folder', async () => {
    const mail = await fetch(`http://127.0.0.1:${portOf(base, 'mail')}/api/messages`);
    await expect(mail.json()).resolves.toEqual([]);
    const { child } = command('servers', '--port', String(base));
    await expect(child.exited).resolves.toBe('left with code 1');
    expect(child.lastWords()).toContain('kill');
  });

  it.each([
    ['jobs:serve', 'jobs:build'],
    // The web server renders the pages of a developer, from their sources.
    ['web:serve', 'web-server:build'],
  ])(
    'have Nx build what %s starts',
    async (task, needed) => {
      const plan = path.join(folder, 'plan.json');
      const nx = ['node_modules/.bin/nx', 'run', task, `--graph=${plan}`];
      const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('NX_')));
      const name = `the plan of ${task}`;
      const child = Child.start({ name, command: process.execPath, args: nx, env: { ...env, NX_DAEMON: 'false' } });
      await expect(child.exited).resolves.toBe('left with code 0');
      const { tasks } = JSON.parse(readFileSync(plan, 'utf8')) as { tasks: { dependencies: Record<string, string[]> } };
      expect(tasks.dependencies[task]).toEqual([needed]);
    },
    STARTS_WITHIN_MS,
  );

  it(
    'run one service in the foreground, and its commands beside it',
    async () => {
      const { child } = command('one', 'jobs');
      const port = portOf(base, 'jobs');
      await untilReady(child, () => isHealthy(port), BUILDS_WITHIN_MS);
      await expect(command('one', 'jobs', 'dead-letters').child.exited).resolves.toBe('left with code 0');
      await child.stop(STOPS_WITHIN_MS);
      await expect(answers(port)).resolves.toBe(false);
      expect(child.exitCode).toBe(0);
    },
    BUILDS_WITHIN_MS,
  );
});
