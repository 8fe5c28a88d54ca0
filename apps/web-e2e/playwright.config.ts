import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser/find-browser.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const { executablePath, args } = await findBrowser();

/** Journeys that hold how soon something is seen: they have the machine to themselves, after all others. */
const TIMED = /\/(board|bookings|hire|map-speed|offline)\.journey\.ts$/;

/** Names a product that is started for this run alone; workers find the same names in their environment. */
async function nameProduct() {
  const { freeBase, memoryFolder, portOf, publicUrl } = await import('@crewcall/tools-stack');
  const port = await freeBase();
  process.env['BASE_URL'] = publicUrl(port);
  process.env['MAIL_URL'] = `http://127.0.0.1:${portOf(port, 'mail')}`;
  process.env['PUSH_TEST_ORIGIN'] = `http://127.0.0.1:${portOf(port, 'push')}`;
  process.env['CALENDARS_TEST_ORIGIN'] = `http://127.0.0.1:${portOf(port, 'calendars')}`;
  process.env['CREWCALL_DATA'] = path.join(memoryFolder(), `crewcall-test-${process.pid}-journeys`);
  return {
    command: `node tools/run.mjs stack start --port ${port}`,
    cwd: root,
    // The rate limits are the product's own. Each journey says where it comes from, as a load balancer would.
    env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1,::1' },
    wait: { stdout: /CrewCall is up/ },
    stdout: 'pipe' as const,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 30_000 },
  };
}

/** Journeys walk the product that BASE_URL, MAIL_URL and CREWCALL_DATA name; without them one is started. */
const webServer = process.env['BASE_URL'] ? undefined : await nameProduct();

export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.journey.ts',
  globalSetup: './support/global-setup.ts',
  outputDir: '../../dist/test-results/journeys',
  ...(webServer ? { webServer } : {}),
  reporter: [
    ['list'],
    [
      '../../tools/test-runner/journeys.reporter.cjs',
      { file: path.join(root, 'dist/results/web-e2e/e2e.json'), folder: webServer && process.env['CREWCALL_DATA'] },
    ],
  ],
  // Each journey makes its own people, so two run side by side: one alone leaves a core idle half of the time. More
  // would make one another, and the product that they share, slow enough for a wait to end too soon.
  workers: Math.min(2, availableParallelism()),
  projects: [
    { name: 'walked', testIgnore: TIMED },
    { name: 'timed', testMatch: TIMED, workers: 1, dependencies: ['walked'] },
  ],
  fullyParallel: false,
  retries: 0,
  // One that passed only at a second try has failed: a race that a retry hides is a fault.
  failOnFlakyTests: true,
  // Patience for a busy machine, and no promise: what must be seen soon has its own limit in its journey.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env['BASE_URL'],
    launchOptions: { executablePath, args },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    screenshot: 'only-on-failure',
    // A trace makes every step a half slower: `npx nx e2e web-e2e --trace retain-on-failure` asks for one.
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
  },
});
