import { expect, type Locator, type Page } from '@playwright/test';
import { nextMonth, saveCompanyName } from '../support/company.js';
import { test } from '../support/journey.js';
import { hydrated } from '../support/hydrated.js';
import { joined, newPerson, signIn } from '../support/people.js';
import { plannedIds } from '../support/planned.js';
import { openAs } from '../support/screens.js';
import { story } from '../support/story.js';

/** A finger or a button of the mouse is down for a moment: what came meanwhile must not have moved what it is on. */
async function pressWhile(page: Page, button: Locator, meanwhile: () => Promise<void>): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await button.hover();
  await page.mouse.down();
  await meanwhile();
  await page.mouse.up();
}

test('what comes late to a form does not take the press that sends it', async ({ browser }) => {
  const company = newPerson('recruiter');
  const page = await (await browser.newContext()).newPage();
  await joined(page.request, company);
  await signIn(page, company);
  await saveCompanyName(page, `Stillwater ${company.email.slice(10, 18)}`);
  await page.goto('/dashboard?tab=jobs&action=post');
  const form = page.getByRole('main');
  const post = form.getByRole('button', { name: 'Post job' });
  const title = `Sound ${company.email.slice(10, 18)}`;
  await form.getByLabel('Job title').fill(title);
  await form.getByLabel('Rate').fill('£320 a day');
  await form.getByLabel('Event date').fill(nextMonth());
  await form.getByLabel('Duration type').selectOption({ label: 'Days' });
  await form.getByLabel('Days', { exact: true }).fill('2');

  await test.step('the field that stands above the button would say what is wrong with it as it is left', async () => {
    const place = async (): Promise<number | undefined> => (await post.boundingBox())?.y;
    await form.getByLabel('Description').focus();
    await pressWhile(page, post, async () => {
      const before = await place();
      // Long enough for what React does to be painted.
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100))));
      expect(await place()).toBe(before);
    });
    await expect(form.getByLabel('Description')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel('Location')).toBeFocused();
  });

  await test.step('the places for what was typed before are answered', async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/locations/search**', async (route) => {
      await answered;
      await route.continue();
    });
    await form.getByLabel('Description').fill('Two festival days on the second stage; wedges and four in-ear mixes.');
    const asked = page.waitForRequest('**/api/locations/search**');
    await form.getByLabel('Location').fill('Leeds');
    await asked;
    await pressWhile(page, post, async () => {
      answer();
      await expect(form.getByText('Choose a place from the list, or keep what you typed.')).toBeVisible();
    });
    await expect(page.getByText('Job posted', { exact: true })).toBeVisible();
  });
});

for (const width of [1280, 360])
  test(`what is answered late does not take the press that answers an offer, ${width} px wide`, async ({
    browser,
    request,
  }) => {
    const { ':offer': offer } = await plannedIds(request);
    const page = await openAs(browser, story.crew);
    await page.setViewportSize({ width, height: 800 });
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/api\/(rates\/agreed|freelancer\/|companies\/)/, async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto(`/offers/${offer}`);
    await hydrated(page);
    const decline = page.getByRole('button', { name: 'Decline' });
    await pressWhile(page, decline, async () => {
      const before = await decline.boundingBox();
      answer();
      await expect(page.getByText(/^Rates agreed here/)).toBeVisible();
      await expect(page.getByText(/^about \d+ miles from Leeds$/)).toBeVisible();
      expect(await decline.boundingBox()).toEqual(before);
    });
    await expect(page.getByRole('dialog', { name: /^Decline/ })).toBeVisible();
    await page.context().close();
  });
