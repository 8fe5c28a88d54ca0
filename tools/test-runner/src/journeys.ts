import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Child, freeBase, Interrupted, LogFile, portOf, publicUrl, stopAsked, untilReady } from '@crewcall/tools-stack';
import { type PlaywrightJson, readPlaywright } from './playwright-report.js';

const STARTS_WITHIN_MS = 240_000;
const COUNTS = path.resolve('dist/results/web-e2e/e2e.json');
const REPORT = path.resolve('dist/test-results/journeys.json');

/** Leaves the counts where `npm test` looks for them. Returns the exit code. */
async function browse(port: number, folder: string, rest: string[]): Promise<number> {
  const child = Child.start({
    name: 'playwright',
    command: process.execPath,
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      'apps/web-e2e/playwright.config.ts',
      '--reporter=json',
      ...rest,
    ],
    env: {
      ...process.env,
      BASE_URL: publicUrl(port),
      CREWCALL_DATA: folder,
      MAIL_URL: `http://127.0.0.1:${portOf(port, 'mail')}`,
      PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT,
      FORCE_COLOR: '0',
    },
  });
  const how = await child.exited;
  if (!existsSync(REPORT)) {
    console.error(`Playwright ${how}: ${child.lastWords()}`);
    return 1;
  }
  const { report, ...counts } = readPlaywright(JSON.parse(readFileSync(REPORT, 'utf8')) as PlaywrightJson);
  mkdirSync(path.dirname(COUNTS), { recursive: true });
  writeFileSync(COUNTS, JSON.stringify(counts));
  if (report) console.log(report);
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  return counts.failed || !counts.passed ? 1 : 0;
}

/** The product as `npm start` brings it up, on ports and in a folder of its own, used by a real browser. */
export async function runJourneys(rest: string[]): Promise<number> {
  const interrupted = stopAsked((line) => console.log(line)).then(() => Promise.reject(new Interrupted()));
  interrupted.catch(() => undefined);
  const port = await freeBase();
  const folder = mkdtempSync(path.join(tmpdir(), `crewcall-test-${process.pid}-`));
  // Postgres runs as another user, who must be able to pass through.
  chmodSync(folder, 0o711);
  mkdirSync(path.dirname(REPORT), { recursive: true });
  rmSync(REPORT, { force: true });
  rmSync(COUNTS, { force: true });
  let isUp = false;
  const stack = Child.start({
    name: 'npm start',
    command: process.execPath,
    args: ['tools/run.mjs', 'stack', 'start', '--port', String(port)],
    // The rate limits are the product's own. Each journey says where it comes from, as a load balancer would.
    env: { ...process.env, CREWCALL_DATA: folder, RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1,::1' },
    log: new LogFile(path.resolve('dist/test-results/journeys-stack.log')),
    onLine: (line) => {
      isUp ||= line.includes('CrewCall is up');
    },
  });
  const walked = untilReady(stack, () => Promise.resolve(isUp), STARTS_WITHIN_MS).then(() =>
    browse(port, folder, rest),
  );
  try {
    return await Promise.race([walked, interrupted]);
  } catch (error) {
    if (error instanceof Interrupted) return 130;
    throw error;
  } finally {
    await stack.stop(30_000);
    rmSync(folder, { recursive: true, force: true });
  }
}
