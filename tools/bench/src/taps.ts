import { loadavg } from 'node:os';
import type { Browser, Page } from 'playwright-core';
import { base, signInOn } from './browser.js';
import { type Control, firstTap, type Tap } from './first-tap.js';
import { at } from './times.js';

const afterLcp = [500, 1000, 2500, 5000];
const isOpen = `document.querySelector(':popover-open') !== null`;
const menu: Control = { name: 'menu', at: '[aria-label="Open menu"]', isDone: isOpen };
const bell: Control = { name: 'bell', at: '[aria-label^="Notifications,"]', isDone: isOpen };
const avatar: Control = { name: 'avatar', at: '[aria-label*="account menu"]', isDone: isOpen };
const tab: Control = {
  name: 'a tab',
  at: '[role="tab"] >> nth=1',
  isDone: `document.querySelectorAll('[role="tab"]')[1]?.getAttribute('aria-selected') === 'true'`,
};
const details: Control = {
  name: 'More Details',
  at: 'details summary:visible',
  isDone: `document.querySelector('main details[open]') !== null`,
};
const filter: Control = {
  name: 'a filter',
  at: 'main input[type="search"]:visible',
  isDone: `location.search.includes('sound')`,
  text: 'sound',
};

interface Screen {
  where: string;
  path: string;
  reader?: string;
  controls: readonly Control[];
}

const dashboard = [menu, bell, avatar, tab];
const screensOf = (jobId: string, userId: string): Screen[] => [
  { where: 'landing', path: '/', controls: [menu] },
  { where: 'jobs', path: '/jobs', controls: [menu, details, filter] },
  { where: 'a job', path: `/jobs/${jobId}`, controls: [menu] },
  { where: 'crew', path: '/freelancers', controls: [menu, filter] },
  { where: 'a profile', path: `/profile/${userId}`, controls: [menu] },
  { where: 'home of crew', path: '/dashboard', reader: 'maya.okafor@crew.example', controls: dashboard },
  { where: 'home of a company', path: '/dashboard', reader: 'jobs@northfieldsounds.example', controls: dashboard },
  { where: 'home of an admin', path: '/dashboard', reader: 'admin@crewcall.example', controls: [menu, bell, avatar] },
];

/** '80 / 112' of the middle and the worst, and how many were lost. */
function cellOf(taps: readonly Tap[]): string {
  const times = taps.flatMap(({ ms }) => (ms === null ? [] : [ms]));
  const lost = taps.length - times.length;
  const told = times.length ? `${at(0.5, times).toFixed(0)} / ${Math.max(...times).toFixed(0)}` : '-';
  return (lost ? `${told}, ${lost} lost` : told).padStart(16);
}

interface Asked {
  browser: Browser;
  password: string;
  runs: number;
  /** The one page that is asked for; all, when empty. */
  page: string;
  /** Of the story: a job and a person that have pages. */
  jobId: string;
  userId: string;
}

/** The first tap on each page by how long after its largest paint it comes. @returns how many were lost */
export async function benchTaps({ browser, password, runs, page, jobId, userId }: Asked): Promise<number> {
  console.log(
    `${'first tap, ms'.padEnd(34)}${afterLcp.map((ms) => `LCP + ${ms / 1000} s`.padStart(16)).join('')}     CLS   INP`,
  );
  let lost = 0;
  for (const { where, path, reader, controls } of screensOf(jobId, userId).filter(
    ({ where: name }) => !page || name === page,
  )) {
    const signIn = reader ? (tab: Page) => signInOn(tab, { email: reader, password }) : undefined;
    for (const control of controls) {
      const rows: Tap[][] = [];
      for (const after of afterLcp) {
        const taps: Tap[] = [];
        for (let run = 0; run < runs; run += 1) taps.push(await firstTap(browser, base + path, control, after, signIn));
        rows.push(taps);
      }
      const all = rows.flat();
      lost += all.filter(({ ms }) => ms === null).length;
      const shift = Math.max(...all.map(({ cls }) => cls)).toFixed(3);
      const slowest = Math.max(...all.map(({ inp }) => inp)).toFixed(0);
      console.log(
        `${`${where}, ${control.name}`.padEnd(34)}${rows.map(cellOf).join('')}${shift.padStart(8)}${slowest.padStart(6)}`,
      );
    }
  }
  console.log(`The middle and the worst. Lost: ${lost}. Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
  return lost;
}
