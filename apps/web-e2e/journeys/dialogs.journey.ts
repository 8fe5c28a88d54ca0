import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.js';
import { hydrated } from '../support/hydrated.js';
import { plannedIds } from '../support/planned.js';
import { complaintsOf, openAs, problemsHere } from '../support/screens.js';
import { type Login, story } from '../support/story.js';

interface Opened {
  at: string;
  what: string;
  open: (page: Page) => Promise<void>;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const pick = (menu: RegExp, name: RegExp) => async (page: Page) => {
  await press(menu)(page);
  await page.getByRole('button', { name }).and(page.locator(':popover-open *')).click();
};

async function unfoldPost(page: Page): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('Job title').fill('Monitor engineer');
  await form.getByLabel('Event date').fill(new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10));
  await press('Add calls and roles')(page);
  await expect(form.getByRole('region', { name: 'Roles' })).toBeVisible();
}

const opened: { who: string; login: Login; dialogs: Opened[] }[] = [
  {
    who: 'a company',
    login: story.company,
    dialogs: [
      { at: '/jobs/:planned/schedule', what: 'Edit call', open: press('Edit Get-out') },
      { at: '/jobs/:planned/schedule', what: 'Edit role', open: press('Edit Stage hand') },
      { at: '/jobs/:planned/ladder/:role', what: 'Release', open: press(/^Release/) },
      { at: '/jobs/:planned/ladder/:role', what: 'Ask', open: press(/for more time$/) },
      { at: '/jobs/:planned/ladder/:role', what: 'Book', open: press(/^Confirm/) },
      { at: '/profile/:crew', what: 'Offer to', open: press(/^Offer to/) },
      { at: '/dashboard?tab=jobs', what: 'Duplicate', open: pick(/^More for Winter Lights/, /^Duplicate/) },
    ],
  },
  {
    who: 'crew',
    login: story.crew,
    dialogs: [
      { at: '/offers/:offer', what: 'Accept', open: press(/^Accept/) },
      { at: '/offers/:offer', what: 'Decline', open: press('Decline') },
      { at: '/calendar?view=month', what: 'Add time', open: press('Add time') },
    ],
  },
];

for (const { who, login, dialogs } of opened) {
  test(`every dialog of bookings of ${who} is accessible, fits the smallest phone and complains of nothing`, async ({
    browser,
    request,
  }) => {
    const page = await openAs(browser, login);
    const complaints = complaintsOf(page);
    const ids = await plannedIds(request);
    const problems: string[] = [];
    for (const { at, what, open } of dialogs) {
      await page.goto(at.replace(/:[a-z]+/g, (name) => ids[name] ?? name));
      await hydrated(page);
      await open(page);
      await expect(page.getByRole('dialog', { name: new RegExp(`^${what}`) }), what).toBeVisible();
      problems.push(...(await problemsHere(page, what)));
    }
    expect(problems).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
}

test('what a long dialog still needs is said in sight of the button that was pressed', async ({ browser }) => {
  const page = await openAs(browser, story.company);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/teams');
  await hydrated(page);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await press('Hire the team')(page);
  const dialog = page.getByRole('dialog', { name: /^Hire/ });
  // Until its roles have come no one is matched.
  await expect(dialog.getByRole('button', { name: /^Ask [1-9]/ })).toBeVisible();
  for (const member of await dialog.getByRole('combobox').filter({ hasText: 'Not asked' }).all())
    await member.selectOption('Not asked');
  await dialog.getByRole('button', { name: /^Ask 0 of/ }).click();
  await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await page.context().close();
});

test('the form of a job with its calls and roles unfolded is accessible and fits the smallest phone', async ({
  browser,
}) => {
  const page = await openAs(browser, story.company);
  await page.goto('/dashboard?tab=jobs&action=post');
  await hydrated(page);
  await unfoldPost(page);
  expect(await problemsHere(page, 'post')).toEqual([]);
  await press('Add call')(page);
  await expect(page.getByRole('dialog', { name: 'Add call' })).toBeVisible();
  expect(await problemsHere(page, 'Add call')).toEqual([]);
  await page.context().close();
});
