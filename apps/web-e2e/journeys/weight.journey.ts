import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { test } from '../support/journey.js';
import { hydrated } from '../support/hydrated.js';
import { keepSignedIn, type Login, storedSession, story } from '../support/story.js';

interface Screen {
  /** `{job}` and `{crew}` are the first of their lists. */
  path: string;
  login?: Login;
  who?: string;
  /** KiB of scripts, where the page, or what comes after it, is more than elsewhere. */
  first?: number;
  all?: number;
}

const screens: Screen[] = [
  { path: '/' },
  { path: '/jobs' },
  { path: '/jobs/{job}' },
  { path: '/freelancers' },
  { path: '/profile/{crew}' },
  { path: '/profile/{crew}', login: story.company, who: 'a company', all: 234 },
  { path: '/auth' },
  { path: '/auth?tab=signup' },
  { path: '/how-it-works' },
  { path: '/dashboard', login: story.crew, who: 'crew' },
  { path: '/dashboard', login: story.company, who: 'a company' },
  { path: '/dashboard', login: story.admin, who: 'an administrator' },
  { path: '/jobs', login: story.crew, who: 'crew' },
  { path: '/settings', login: story.crew, who: 'crew' },
  { path: '/admin', login: story.admin, who: 'an administrator' },
];
/** KiB over the wire, compressed as the gateway serves them: until the app has the page, and until all is quiet. */
const scriptKiB = { first: 200, all: 214 };
// A page has in it what it would otherwise ask the services for.
const limits = { document: 24, stylesheet: 3, font: 45 };

interface Weight {
  script: { first: number; all: number };
  [kind: string]: number | { first: number; all: number };
}

/** Of scripts: those asked for before the app had the page, and all. */
const scriptsOf = (page: Page): Promise<Weight['script']> =>
  page.evaluate(() => {
    const hydratedAt = performance.getEntriesByName('app-hydrated')[0]?.startTime ?? Infinity;
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => new URL(entry.name).pathname.endsWith('.js'));
    const kiB = (some: PerformanceResourceTiming[]): number =>
      some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1024, 0);
    return { first: kiB(scripts.filter(({ startTime }) => startTime < hydratedAt)), all: kiB(scripts) };
  });

async function weigh(page: Page, path: string): Promise<Weight> {
  const kiB: Record<string, number> = {};
  const weighed: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const add = async (): Promise<void> => {
      const { responseBodySize } = await request.sizes();
      kiB[request.resourceType()] = (kiB[request.resourceType()] ?? 0) + responseBodySize / 1024;
    };
    weighed.push(add());
  });
  let open = 0;
  let changedAt = Date.now();
  const count = (by: number) => (): void => {
    open += by;
    changedAt = Date.now();
  };
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1));
  await page.goto(path);
  await hydrated(page);
  await expect.poll(() => open === 0 && Date.now() - changedAt > 500).toBe(true);
  await Promise.all(weighed);
  return { ...kiB, script: await scriptsOf(page) };
}

async function addressOf(request: APIRequestContext, path: string): Promise<string> {
  const first = async (list: string): Promise<Record<string, string>> =>
    ((await (await request.get(`/api/${list}?page_size=1`)).json()) as Record<string, string>[])[0] ?? {};
  if (path.includes('{job}')) return path.replace('{job}', String((await first('jobs'))['id']));
  if (path.includes('{crew}')) return path.replace('{crew}', String((await first('freelancers'))['user_id']));
  return path;
}

for (const { path, login, who = 'a stranger', first = scriptKiB.first, all = scriptKiB.all } of screens) {
  test(`${path} for ${who} stays within its weight`, async ({ browser }) => {
    // The cache of a browser that was here before would hide what a first visit costs.
    const context = await browser.newContext();
    if (login) await keepSignedIn(context, await storedSession(context.request, login));
    const page = await context.newPage();
    const address = await addressOf(context.request, path);
    const weight = await weigh(page, address);
    expect(weight.script.first, 'scripts were loaded at all').toBeGreaterThan(20);
    const isTooHeavy =
      weight.script.first > first ||
      weight.script.all > all ||
      Object.entries(limits).some(([kind, limit]) => Number(weight[kind] ?? 0) > limit);
    expect(isTooHeavy, JSON.stringify(weight)).toBe(false);
    test.info().annotations.push({ type: 'KiB', description: JSON.stringify(weight) });
    await context.close();
  });
}
