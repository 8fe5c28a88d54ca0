import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { portOf, publicUrl, run } from '@crewcall/tools-stack';
import { type PlaywrightJson, readPlaywright } from './playwright.report.js';
import { Product } from './product.js';
import { failedWith, type Stage, type StageContext, type StageResult } from './stage.js';

const CONFIG = 'apps/web-e2e/playwright.config.ts';
const TEN_MINUTES = 600_000;

let starting: Promise<Product> | undefined;

function startProduct(): Promise<Product> {
  if (starting) return starting;
  starting = Product.start();
  // Until `journeys` waits for it, and reports it, nobody listens.
  starting.catch(() => undefined);
  return starting;
}

async function browse({ port, folder }: Product, rest: string[]): Promise<StageResult> {
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

/** The product, walked through by a real browser. */
async function journeys({ rest }: StageContext): Promise<StageResult> {
  if (!existsSync(CONFIG)) return { passed: 0, failed: 0 };
  const product = await startProduct();
  try {
    return await browse(product, rest);
  } finally {
    await product.stop();
  }
}

export const journeysStage: Stage = { name: 'journeys', prepare: () => void startProduct(), run: journeys };
