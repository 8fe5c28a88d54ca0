import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';

/** A phone of the middle: four times slower than a desk, on a slow line. */
export const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowness = 4;
const LOST_MS = 8_000;

export interface Control {
  name: string;
  /** What is tapped. */
  at: string;
  /** In the page: whether the tap has had its effect. */
  isDone: string;
  /** Written once it has the focus. */
  text?: string;
}

export interface Tap {
  /** From the finger to the frame that shows the effect; null when there was none. */
  ms: number | null;
  lcp: number;
  cls: number;
  /** The slowest press of this visit, as the browser counts it. */
  inp: number;
}

interface Seen {
  lcp: number;
  cls: number;
  inp: number;
  done: number | null;
}

/**
 * In the page, before its own scripts: what it shows when, and what moves. A tap may lead to another document, which
 * goes on watching for its effect.
 */
const watchFor = (isDone: string): string => `
  window.seen = { lcp: 0, cls: 0, inp: 0, done: null };
  const observe = (type, take, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  observe('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  observe('layout-shift', (entry) => entry.hadRecentInput || (seen.cls += entry.value));
  observe('event', (entry) => entry.interactionId && (seen.inp = Math.max(seen.inp, entry.duration)), { durationThreshold: 16 });
  const isDone = () => document.body && ${isDone};
  const look = () => {
    if (isDone()) seen.done ??= performance.timeOrigin + performance.now() - Number(sessionStorage.getItem('tap'));
    else requestAnimationFrame(look);
  };
  const start = (event) => {
    sessionStorage.setItem('tap', performance.timeOrigin + event.timeStamp);
    requestAnimationFrame(look);
  };
  addEventListener('touchstart', start, { capture: true, passive: true, once: true });
  addEventListener('keydown', start, { capture: true });
  if (sessionStorage.getItem('tap')) look();`;

const seenBy = (page: Page): Promise<Seen> => page.evaluate<Seen>('window.seen');

/** Asked from outside: the page's policy lets no words become a program in it. */
async function until(page: Page, isSo: string, ms = 30_000): Promise<void> {
  for (const deadline = Date.now() + ms; Date.now() < deadline; await pause(20)) {
    // Between two documents there is none to ask.
    if (await page.evaluate<boolean>(isSo).catch(() => false)) return;
  }
}

export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
}

export async function press(
  page: Page,
  session: CDPSession,
  control: Pick<Control, 'text'>,
  { x, y }: { x: number; y: number },
): Promise<void> {
  // Sent as it is: a tap that waited for the page would not be one of a person.
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  if (control.text) await page.keyboard.type(control.text);
}

/** A first visit to a page on that phone, and one tap so long after its largest paint. */
export async function firstTap(
  browser: Browser,
  url: string,
  control: Control,
  afterMs: number,
  signIn?: (page: Page) => Promise<void>,
): Promise<Tap> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await signIn?.(page);
    await page.addInitScript(watchFor(control.isDone));
    const session = await context.newCDPSession(page);
    await slowDown(session);
    await page.goto(url, { waitUntil: 'commit' });
    const target = page.locator(control.at).first();
    await target.waitFor();
    await until(page, 'window.seen?.lcp > 0');
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`${url}: ${control.name} is not on the screen`);
    const { lcp } = await seenBy(page);
    await until(page, `performance.now() >= ${lcp + afterMs}`);
    await press(page, session, control, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    await until(page, 'window.seen?.done != null', LOST_MS);
    const seen = await seenBy(page);
    return { ms: seen.done, lcp, cls: seen.cls, inp: seen.inp };
  } finally {
    await context.close();
  }
}
