import { spawnSync } from 'node:child_process';
import { Problem } from '@crewcall/tools-stack';
import { quickChecks } from './quick-checks.js';

const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'apps/web-e2e/playwright.config.ts'];

/** `--only types,format` for a quick look; `journeys` is `npx nx e2e web-e2e` without Nx. Returns the exit code. */
export async function main([command, ...args]: string[]): Promise<number> {
  if (command === '--only') return quickChecks((args[0] ?? '').split(','));
  if (command === 'journeys')
    return spawnSync(process.execPath, [...PLAYWRIGHT, ...args], { stdio: 'inherit' }).status ?? 1;
  throw new Problem('The test runner knows: journeys, --only types,format. Everything is `npm test`.');
}
