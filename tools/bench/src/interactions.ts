import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { phone, press, slowDown } from './first-tap.js';
import { base, signInOn } from './browser.js';
import { at } from './times.js';

const crew = 'maya.okafor@crew.example';
const company = 'jobs@northfieldsounds.example';
/** What an interaction may take by the browser's own count, as people notice. */
const mostMs = 200;
const seenForMs = 2_000;

interface Interaction {
  name: string;
  path: string;
  at: string;
  reader?: string;
  text?: string;
}

const interactions: readonly Interaction[] = [
  { name: 'jobs, a word typed', path: '/jobs', at: 'main input[type="search"]:visible', text: 'sound' },
  { name: 'jobs, Filters', path: '/jobs', at: 'main button:has-text("Filters")' },
  { name: 'jobs, More Details', path: '/jobs', at: 'main summary:visible' },
  { name: 'jobs, the next page', path: '/jobs', at: 'main a:has-text("Next")' },
  { name: 'crew, a word typed', path: '/freelancers', at: 'main input[type="search"]:visible', text: 'sound' },
  { name: 'jobs, Apply Now', path: '/jobs', at: 'main button:has-text("Apply Now")', reader: crew },
  {
    name: 'home of crew, My Applications',
    path: '/dashboard',
    at: '[role="tab"]:has-text("My Applications")',
    reader: crew,
  },
  { name: 'home of crew, Edit Profile', path: '/dashboard', at: '[role="tab"]:has-text("Edit Profile")', reader: crew },
  { name: 'calendar, the next 4 weeks', path: '/calendar', at: 'button[aria-label="Next 4 weeks"]', reader: crew },
  {
    name: 'my jobs, applicants unfolded',
    path: '/dashboard?tab=jobs',
    at: 'button[aria-label*="applied"]',
    reader: company,
  },
  {
    name: 'my jobs, Post New Job',
    path: '/dashboard?tab=jobs',
    at: 'button:has-text("Post New Job")',
    reader: company,
  },
  {
    name: 'messages, one opened',
    path: '/dashboard?tab=messages',
    at: '[role="tabpanel"] a',
    reader: company,
  },
];

/** In the page: how long each of its interactions took, until the frame that showed it. */
const watch = `
  window.taken = [];
  const observe = (options) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => entry.interactionId && taken.push(entry.duration)))
      .observe({ buffered: true, ...options });
  observe({ type: 'event', durationThreshold: 16 });
  observe({ type: 'first-input' });`;

const isAlive = `performance.getEntriesByName('app-hydrated').length > 0`;

async function slowest(page: Page, url: string, { at, text }: Interaction): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await slowDown(session);
  await page.goto(url);
  // Asked from outside: the page's policy lets no words become a program in it.
  while (!(await page.evaluate<boolean>(isAlive).catch(() => false))) await pause(50);
  await page.waitForLoadState('networkidle');
  await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))');
  const target = page.locator(at).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${url}: ${at} is not on the screen`);
  await page.evaluate('taken.length = 0');
  await press(page, session, { ...(text && { text }) }, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  await pause(seenForMs);
  const taken = await page.evaluate<number[]>('taken');
  if (!taken.length) throw new Error(`${url}: a press on ${at} was lost`);
  return Math.max(...taken);
}

interface Asked {
  browser: Browser;
  password: string;
  runs: number;
}

/** Twelve things that people do on a page that has come, on the phone of the first taps. @returns how many took too long */
export async function benchInteractions({ browser, password, runs }: Asked): Promise<number> {
  console.log(`${'later interactions, INP in ms'.padEnd(34)}${'middle'.padStart(10)}${'worst'.padStart(10)}`);
  let late = 0;
  for (const interaction of interactions) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext(phone);
      try {
        const page = await context.newPage();
        if (interaction.reader) await signInOn(page, { email: interaction.reader, password });
        await page.addInitScript(watch);
        times.push(await slowest(page, base + interaction.path, interaction));
      } finally {
        await context.close();
      }
    }
    const isLate = at(0.5, times) > mostMs;
    if (isLate) late += 1;
    const cells = [`${at(0.5, times).toFixed(0)}${isLate ? ' !' : ''}`, Math.max(...times).toFixed(0)];
    console.log(interaction.name.padEnd(34) + cells.map((cell) => cell.padStart(10)).join(''));
  }
  return late;
}
