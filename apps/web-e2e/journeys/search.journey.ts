import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/journey.js';
import { complaintsOf, hydrated } from '../support/hydrated.js';
import { movedOf, watchMoves } from '../support/moved.js';

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true } as const;
const rows = (page: Page) => page.getByRole('list', { name: 'Jobs' }).getByRole('listitem');
const words = (page: Page) =>
  page.getByRole('search', { name: 'Filter jobs' }).getByRole('searchbox', { name: 'Search' });

declare global {
  interface Window {
    transitions: string[][];
  }
}

test('a search forgives a typo and offers what is nearest; the list does not jump while it is typed', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await watchMoves(page);
  await page.goto('/jobs');
  await hydrated(page);
  await words(page).pressSequentially('sound');
  await expect(page).toHaveURL(/search=sound/);
  await expect(rows(page).first()).toContainText(/sound/i);
  expect(await movedOf(page)).toBeLessThanOrEqual(0.02);
  await words(page).fill('monitor enginer');
  await expect(page.getByRole('heading', { name: 'Did you mean' })).toBeVisible();
  await page.getByRole('link', { name: '“monitor engineer”' }).click();
  await expect(rows(page).first()).toContainText('Monitor engineer');
  await words(page).fill('monitor zzzzz');
  await expect(page.getByRole('heading', { name: 'No jobs match your search' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The nearest' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('on a phone the filters are a sheet that counts what it would show, and gives way to Esc', async ({ browser }) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto('/jobs');
  await hydrated(page);
  const open = page.getByRole('button', { name: /^Filters/ });
  const sheet = page.getByRole('group', { name: 'Filters' });
  await open.tap();
  await expect(sheet).toBeVisible();
  for (const field of await sheet.locator('input:visible, select').all()) {
    const box = await field.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 360, await field.getAttribute('name').then(String)).toBe(true);
  }
  await sheet.getByLabel('Contract type').selectOption({ index: 1 });
  await expect(page).toHaveURL(/category=/);
  const show = sheet.getByRole('button', { name: /^Show [\d,]+ jobs?$/ });
  const found = page.locator('h2', { hasText: /Jobs? Found$/ });
  const numberIn = async (shown: Locator): Promise<string | undefined> =>
    /[\d,]+/.exec((await shown.textContent()) ?? '')?.[0];
  // Other journeys post jobs meanwhile.
  await expect.poll(async () => (await numberIn(show)) === (await numberIn(found))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(open).toHaveText('Filters (1)');
  await open.tap();
  await show.tap();
  await expect(sheet).toBeHidden();
  await expect(found).toBeVisible();
  await expect(page).toHaveURL(/category=/);
  await context.close();
});

const animated = (page: Page) =>
  page.addInitScript(() => {
    window.transitions = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      void transition.ready.then(() => {
        const parts = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        window.transitions.push(parts.map((part) => `${part.pseudoElement} ${String(part.getTiming().duration)}`));
      });
      return transition;
    };
  });

test('between list and page the name of a job moves for 160 ms, and not at all where motion is not wanted', async ({
  browser,
}) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const context = await browser.newContext({ reducedMotion });
    const page = await context.newPage();
    await animated(page);
    await page.goto('/jobs?source=crewcall');
    await hydrated(page);
    // Jobs of other journeys come and go at the top of the list: this one is meant, wherever it stands.
    const address = await rows(page).first().getByRole('link').first().getAttribute('href');
    const title = page.locator(`a[href="${address}"]`).first();
    const name = (await title.textContent()) ?? '';
    // A pointer on its way has asked for the page already.
    const asked = page.waitForResponse(/\/api\/jobs\/[^/?]+$/);
    await title.hover();
    await asked;
    await title.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await page.goBack();
    await expect(rows(page).first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.transitions.length)).toBe(2);
    const moved = await page.evaluate(() =>
      window.transitions.map((parts) => parts.filter((part) => part.includes('(name)'))),
    );
    for (const parts of moved) {
      if (reducedMotion === 'reduce') expect(parts).toEqual([]);
      else expect(parts).toContain('::view-transition-group(name) 160');
    }
    await context.close();
  }
});

test('the page of a job answers when, where, for how much and for whom before Apply, which stays in reach', async ({
  browser,
}) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto('/jobs?search=monitor');
  await hydrated(page);
  await rows(page).first().getByRole('link').first().tap();
  for (const fact of ['Date', 'Duration', 'Place', 'Pay'])
    await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${fact}$`) })).toBeInViewport();
  const apply = page.getByRole('button', { name: 'Apply Now' }).first();
  await expect(apply).toBeInViewport({ ratio: 1 });
  await page.getByRole('heading', { name: 'What happens next' }).scrollIntoViewIfNeeded();
  await expect(apply).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: /^Share / })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: 'The company' })).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Similar jobs' })).toBeAttached();
  await context.close();
});
