import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser/find-browser.mjs';

const { executablePath, args } = await findBrowser();

/** Journeys walk the running product, so they name its address: BASE_URL and MAIL_URL. */
export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.journey.ts',
  outputDir: '../../dist/test-results/journeys',
  // Each journey makes its own people, so two run side by side: one alone leaves a core idle half of the time. More
  // would make one another, and the product that they share, slow enough for a wait to end too soon.
  workers: Math.min(2, availableParallelism()),
  fullyParallel: false,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:3000',
    launchOptions: { executablePath, args },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    screenshot: 'only-on-failure',
    // A trace makes every step a half slower: `npx nx e2e web-e2e --trace retain-on-failure` asks for one.
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
  },
});
