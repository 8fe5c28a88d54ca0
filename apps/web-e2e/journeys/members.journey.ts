import { expect } from '@playwright/test';
import { hydrated, holdScripts, isHydrated } from '../support/hydrated.js';
import { test } from '../support/journey.js';
import { idOf, keepSignedIn, storedSession, story } from '../support/story.js';

const shown: [who: keyof typeof story, path: string, words: string | RegExp][] = [
  ['crew', '/dashboard', 'Next seven days'],
  ['crew', '/dashboard?tab=messages', 'Northfield Sounds'],
  ['crew', '/dashboard?tab=ratings', 'Monitor engineer, Meadow Stage'],
  ['crew', '/settings', 'This device'],
  ['crew', '/ratings', /ratings?/i],
  ['company', '/dashboard', 'Decide today'],
  ['company', '/dashboard?tab=jobs', 'Site electrician'],
  ['company', '/dashboard?tab=applications', 'Priya Nair'],
  ['admin', '/dashboard', 'Needs a person'],
  ['admin', '/admin', 'Recent Activity'],
  ['admin', '/admin?tab=users&search=Okafor', 'Maya Okafor'],
  ['admin', '/admin/reports', 'Meridian Conferences'],
  ['admin', '/admin/operations', 'notifications'],
];

test('pages of members come with what they show, before any script', async ({ browser, request }) => {
  // Other journeys may have deleted what the story has.
  const { auth_token } = await storedSession(request, story.company);
  await request.post('/api/conversations', {
    headers: { authorization: `Bearer ${auth_token ?? ''}` },
    data: { userTwoId: await idOf(request, story.crew), initialMessage: 'See you at the gate.' },
  });
  for (const who of ['crew', 'company', 'admin'] as const) {
    const context = await browser.newContext();
    await keepSignedIn(context, await storedSession(context.request, story[who]));
    const page = await context.newPage();
    await holdScripts(page);
    for (const [, path, words] of shown.filter(([reader]) => reader === who)) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('main').getByText(words).first(), path).toBeVisible();
      expect(await isHydrated(page)).toBe(false);
    }
    await context.close();
  }
});

/** A live channel that has just been opened cannot know what happened between the page and itself. */
const unknown =
  /^\/api\/(auth\/session|live|notifications|messages|conversations|applications|(freelancer|recruiter)\/[^/]+\/applications)/;

test('pages of members ask for nothing that they brought, their late parts too', async ({ browser }) => {
  for (const who of ['crew', 'company', 'admin'] as const) {
    const context = await browser.newContext();
    await keepSignedIn(context, await storedSession(context.request, story[who]));
    for (const path of ['/dashboard', ...(who === 'admin' ? ['/admin', '/admin?tab=users&search=Okafor'] : [])]) {
      const page = await context.newPage();
      const asked: string[] = [];
      page.on('request', (request) => {
        // A face is a file beside the page, as a font is.
        if (request.method() !== 'GET' || request.resourceType() === 'image') return;
        asked.push(new URL(request.url()).pathname);
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      await hydrated(page);
      expect
        .soft(
          asked.filter((one) => one.startsWith('/api/') && !unknown.test(one)),
          path,
        )
        .toEqual([]);
      await page.close();
    }
    await context.close();
  }
});
