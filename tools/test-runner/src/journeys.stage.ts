import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Child, freeBase, LogFile, portOf, publicUrl, run, untilReady } from '@crewcall/tools-stack';
import { type PlaywrightJson, readPlaywright } from './playwright.report.js';
import { failedWith, type Stage, type StageContext, type StageResult } from './stage.js';

const CONFIG = 'apps/web-e2e/playwright.config.ts';
const STARTS_WITHIN_MS = 240_000;
const TEN_MINUTES = 600_000;

async function browse(port: number, folder: string, rest: string[]): Promise<StageResult> {
  const file = path.resolve('dist/test-results/journeys.json');
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const env = {
    ...process.env,
    BASE_URL: publicUrl(port),
    CREWCALL_DATA: folder,
    MAIL_URL: `http://127.0.0.1:${portOf(port, 'mail')}`,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    FORCE_COLOR: '0',
  };
  const args = ['node_modules/@playwright/test/cli.js', 'test', '-c', CONFIG, '--reporter=json', ...rest];
  const { output, timedOut } = await run(process.execPath, args, { env, timeoutMs: TEN_MINUTES });
  if (timedOut) return failedWith(`The journeys did not end within ten minutes. Their last output:\n${output}`);
  if (!existsSync(file)) return failedWith(output);
  return readPlaywright(JSON.parse(readFileSync(file, 'utf8')) as PlaywrightJson);
}

/** The product as `npm start` brings it up, on ports and in a folder of its own, walked through by a real browser. */
async function journeys({ rest }: StageContext): Promise<StageResult> {
  if (!existsSync(CONFIG)) return { passed: 0, failed: 0 };
  const port = await freeBase();
  const folder = mkdtempSync(path.join(tmpdir(), `crewcall-test-${process.pid}-`));
  chmodSync(folder, 0o711);
  let isUp = false;
  const stack = Child.start({
    name: 'npm start',
    command: process.execPath,
    args: ['tools/run.mjs', 'stack', 'start', '--port', String(port)],
    // Dozens of people sign up and in from this one address.
    env: { ...process.env, CREWCALL_DATA: folder, RATE_LIMIT_FACTOR: '10' },
    log: new LogFile(path.resolve('dist/test-results/journeys-stack.log')),
    onLine: (line) => {
      isUp ||= line.includes('CrewCall is up');
    },
  });
  try {
    await untilReady(stack, () => Promise.resolve(isUp), STARTS_WITHIN_MS);
    return await browse(port, folder, rest);
  } finally {
    await stack.stop(30_000);
    rmSync(folder, { recursive: true, force: true });
  }
}

export const journeysStage: Stage = { name: 'journeys', run: journeys };
