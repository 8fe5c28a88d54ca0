import { loadavg } from 'node:os';
import type { Browser } from 'playwright-core';
import { base, newPage, nothingRuns, type Running, signIn, startBrowser } from './browser.js';
import { read } from './client.js';
import { benchInteractions } from './interactions.js';
import { benchTaps } from './taps.js';
import { type Figures, type Metric, runLighthouse } from './lighthouse.js';
import { at } from './times.js';

const login = { email: 'maya.okafor@crew.example', password: 'Crewcall-2026' };

/** What every page should reach, of TBT what Lighthouse calls good, and how a figure is printed. The two that a busy machine swings are the first and TBT. */
const aims: Record<Metric, { isMet: (value: number) => boolean; digits: number }> = {
  performance: { isMet: (value) => value >= 95, digits: 0 },
  accessibility: { isMet: (value) => value === 100, digits: 0 },
  'best-practices': { isMet: (value) => value === 100, digits: 0 },
  seo: { isMet: (value) => value === 100, digits: 0 },
  lcp: { isMet: (value) => value <= 1300, digits: 0 },
  cls: { isMet: (value) => value <= 0.02, digits: 3 },
  tbt: { isMet: (value) => value <= 200, digits: 0 },
  // With their headers; what the files may weigh is held by the journeys.
  scripts: { isMet: () => true, digits: 0 },
};
const metrics = Object.keys(aims) as Metric[];

/** What Lighthouse does itself where it may clear everything: a visit that is the first one. */
async function forgetFiles(browser: Browser): Promise<void> {
  const page = await newPage(browser);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.close();
}

/** Prints the medians, and answers which aims were missed. */
function report(where: string, runs: readonly Figures[], judged: readonly Metric[]): Metric[] {
  const medians = metrics.map(
    (metric) =>
      [
        metric,
        at(
          0.5,
          runs.map((run) => run[metric]),
        ),
      ] as const,
  );
  const missed = medians.filter(([metric, value]) => judged.includes(metric) && !aims[metric].isMet(value));
  const cells = medians.map(([metric, value]) => {
    const isMissed = missed.some(([name]) => name === metric);
    return `${value.toFixed(aims[metric].digits)}${isMissed ? ' !' : ''}`.padStart(metric.length + 4);
  });
  console.log(`${where.padEnd(14)}${cells.join('')}`);
  const faults = runs.flatMap((run) => run.faults.filter((fault) => judged.some((metric) => fault.startsWith(metric))));
  for (const fault of new Set(faults)) console.log(`${' '.repeat(16)}${fault}`);
  return missed.map(([metric]) => metric);
}

/** A job and a person that have pages. */
async function pagesOfStory(): Promise<{ jobId: string; userId: string }> {
  const first = async (list: string): Promise<Record<string, string>> =>
    (await read<Record<string, string>[]>(`${base}/api/${list}?page_size=1`).catch(nothingRuns))[0] ?? {};
  const [job, person] = [await first('jobs'), await first('freelancers')];
  return { jobId: job['id'] ?? '', userId: person['user_id'] ?? person['id'] ?? '' };
}

/** The medians of Lighthouse's runs. @returns how many aims were missed */
async function benchPages(
  { port, browser }: Running,
  { runs, userId, page }: { runs: number; userId: string; page: string },
): Promise<number> {
  const screens = [
    { where: 'landing', path: '/' },
    { where: 'jobs', path: '/jobs' },
    // Crew choose whether search engines find them.
    { where: 'profile', path: `/profile/${userId}`, isNotIndexed: true },
    { where: 'dashboard', path: '/dashboard', isPrivate: true, isNotIndexed: true },
  ];
  let missed = 0;
  console.log(' '.repeat(14) + metrics.map((metric) => metric.padStart(metric.length + 4)).join(''));
  for (const { where, path, isPrivate = false, isNotIndexed = false } of screens.filter(
    (screen) => !page || screen.where === page,
  )) {
    if (isPrivate) await signIn(browser, login);
    const figures: Figures[] = [];
    for (let run = 0; run < runs; run += 1) {
      await forgetFiles(browser);
      figures.push(await runLighthouse(base + path, port, isPrivate));
    }
    missed += report(where, figures, isNotIndexed ? metrics.filter((metric) => metric !== 'seo') : metrics).length;
  }
  console.log(`Times in ms, scripts in KiB; ! is short of the aim. Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
  return missed;
}

/**
 * Lighthouse's mobile preset, the median of five runs (or of as many as asked for), against the product that runs at
 * BASE_URL with its story told; then the first taps and later interactions, as often. SEO is judged of pages that are
 * there to be found. One part alone: `npm run bench:web -- 5 pages` or `-- 5 taps` (`-- 5 taps landing` for one page of it),
 * `-- 5 later`.
 */
export async function bench([times = '5', only = '', page = '']: string[]): Promise<number> {
  const story = await pagesOfStory();
  const running = await startBrowser();
  const { browser, stop } = running;
  const asked = { browser, password: login.password, runs: Number(times), page, ...story };
  const parts: Record<string, () => Promise<number>> = {
    pages: () => benchPages(running, asked),
    taps: () => benchTaps(asked),
    later: () => benchInteractions(asked),
  };
  let missed = 0;
  try {
    for (const [name, measure] of Object.entries(parts)) if (!only || only === name) missed += await measure();
    return missed === 0 ? 0 : 1;
  } finally {
    await browser.close().catch(() => undefined);
    await stop();
  }
}
