import { loadavg } from 'node:os';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { base, startBrowser } from './browser.js';
import { type Frames, framesOf, taken, watchFrames, wordsOf } from './frames.js';
import { inJobs } from './product-database.js';
import { at, p50p95 } from './times.js';

const JOBS = 10_000;
const WORD = 'panbench';
/** A phone of the middle: four times slower than a desk. */
const phone = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const SLOWNESS = 4;
const VISITS = 15;
const MOVES = 300;
const PAINT_MS = 300;
const FRAME_MS = 20;

/** As old as a year, each at a point of its own. */
const fill = `
  INSERT INTO jobs (id, recruiter_id, company, title, type, location, rate, description, status, created_at, search_text,
    location_text, categories, lat, lon, placed_as)
  SELECT gen_random_uuid(), gen_random_uuid(), 'Halyard', 'Rigger ' || n, 'freelance', 'Town', '', '', 'active',
    now() - interval '1 year' - n * interval '1 second', $1, 'town', '{freelance}',
    50.2 + (n % 100) * 0.082, -5.4 + (n / 100) * 0.069, 'town'
  FROM generate_series(1, ${JOBS}) n`;

/** In the page, before its own scripts: when the first circle has its frame. */
const watchPaint = `(() => {
  const look = () => document.querySelector('svg [role="button"] circle')
    ? requestAnimationFrame(() => performance.mark('map-painted')) : requestAnimationFrame(look);
  requestAnimationFrame(look);
})()`;
const painted = `(() => {
  const [mark] = performance.getEntriesByName('map-painted');
  const answer = performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/map/jobs'));
  return mark && answer ? mark.startTime - answer.responseEnd : null;
})()`;

async function openMap(
  context: BrowserContext,
  path: string,
): Promise<{ page: Page; devtools: CDPSession; ms: number }> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
  await page.addInitScript(watchPaint);
  await page.goto(`${base}${path}`);
  await page.locator('svg [role="button"] circle').first().waitFor();
  for (;;) {
    const ms = await page.evaluate<number | null>(painted);
    if (ms !== null) return { page, devtools, ms };
  }
}

async function paints(browser: Browser, path: string): Promise<number[]> {
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const context = await browser.newContext(phone);
    times.push((await openMap(context, path)).ms);
    await context.close();
  }
  return times;
}

/** To and fro under one finger. */
async function drags(browser: Browser, path: string): Promise<Frames> {
  const context = await browser.newContext(phone);
  const { page, devtools } = await openMap(context, path);
  const box = await page.locator('svg[role="group"]').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 180, (box?.y ?? 0) + 200];
  await page.evaluate(watchFrames);
  const touch = (type: 'touchStart' | 'touchMove', dx: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + dx, y }] });
  await touch('touchStart', 0);
  await page.evaluate(taken);
  for (let move = 1; move <= MOVES; move += 1) {
    await touch('touchMove', Math.round(Math.sin(move / 20) * 120));
    await page.evaluate('new Promise(requestAnimationFrame)');
  }
  const frames = await page.evaluate<number[]>(taken);
  const circles = await page.locator('svg [role="button"]').count();
  await context.close();
  return framesOf(`dragging a map with ${circles} circles`, frames);
}

/**
 * `npm run bench -- pan`: 10,000 jobs on the map of the product that runs at BASE_URL, as a phone of the middle shows them.
 * Painted within 300 ms of the answer, and 20 ms a frame while it is dragged, are enough; both by the median.
 */
export async function benchPan(): Promise<number> {
  await inJobs(fill, [WORD]);
  const { browser, stop } = await startBrowser();
  try {
    const whole = `/jobs?view=map&search=${WORD}`;
    const near = `${whole}&zoom=2&at=52.8,-1.5`;
    let isFast = true;
    for (const path of [whole, near]) {
      const times = await paints(browser, path);
      console.log(`painted after the answer, ${path === whole ? 'the whole map' : 'nearer'}: ${p50p95(times)}`);
      const dragged = await drags(browser, path);
      console.log(wordsOf(dragged));
      isFast &&= at(0.5, times) <= PAINT_MS && dragged.p50 <= FRAME_MS;
    }
    console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
    return isFast ? 0 : 1;
  } finally {
    await browser.close().catch(() => undefined);
    await stop();
    await inJobs('DELETE FROM jobs WHERE search_text = $1', [WORD]);
  }
}
