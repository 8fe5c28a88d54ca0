import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { freeBase, Problem } from '@crewcall/tools-stack';
import { type Browser, chromium, type Page } from 'playwright-core';

export const base = process.env['BASE_URL'] ?? 'http://localhost:3000';
const START_MS = 20_000;

/** What failed for another reason, such as an answer that refuses, keeps its own words. */
export const nothingRuns = (error: unknown): never => {
  if (!(error instanceof TypeError)) throw error;
  throw new Problem(`Nothing answers at ${base}. Start the product with npm start, or name where it runs in BASE_URL.`);
};

export interface Running {
  port: number;
  browser: Browser;
  stop: () => Promise<void>;
}

/** Lighthouse brings no browser: it opens its tabs in this one, in which a user can be signed in before. */
export async function startBrowser(): Promise<Running> {
  const file = pathToFileURL(path.resolve('apps/web-e2e/browser/find-browser.mjs')).href;
  const { findBrowser } = (await import(/* webpackIgnore: true */ file)) as {
    findBrowser: () => Promise<{ executablePath: string; args: string[] }>;
  };
  const { executablePath, args } = await findBrowser();
  const port = await freeBase();
  const folder = mkdtempSync(path.join(tmpdir(), 'crewcall-bench-web-'));
  const flags = ['--headless=new', `--remote-debugging-port=${port}`, `--user-data-dir=${folder}`, 'about:blank'];
  const chrome = spawn(executablePath, [...args, ...flags], { stdio: 'ignore' });
  const gone = new Promise((resolve) => chrome.once('exit', resolve));
  const stop = async (): Promise<void> => {
    chrome.kill();
    await gone;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  for (const deadline = Date.now() + START_MS; Date.now() < deadline; await pause(100)) {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`).catch(() => null);
    if (browser) return { port, browser, stop };
  }
  await stop();
  throw new Error('Chromium did not start');
}

/** Beside those that are open. */
export async function newPage(browser: Browser): Promise<Page> {
  const page = await browser.contexts()[0]?.newPage();
  if (!page) throw new Error('The browser has no window');
  return page;
}

/** In the page itself, so that the browser keeps the cookie that names the reader. */
export async function signInOn(page: Page, login: { email: string; password: string }): Promise<void> {
  await page.goto(`${base}/robots.txt`);
  await page.evaluate(`(async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/auth/signin', { method: 'POST', headers, body: ${JSON.stringify(JSON.stringify(login))} });
    const { token, user } = await answer.json();
    Object.assign(localStorage, { auth_token: token, user: JSON.stringify(user) });
  })()`);
}

export async function signIn(browser: Browser, login: { email: string; password: string }): Promise<void> {
  const page = await newPage(browser);
  await signInOn(page, login);
  await page.close();
}
