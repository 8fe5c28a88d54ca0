import { expect } from '@playwright/test';
import { booked, newWord } from '../support/booked.js';
import { hydrated } from '../support/hydrated.js';
import { test } from '../support/journey.js';
import { linkIn, mailTo } from '../support/mail.js';
import { makeDue } from '../support/recurring.js';
import { problemsHere } from '../support/screens.js';
import { keepSignedIn } from '../support/story.js';

/** Alerts go out once a minute. */
const ALERT_WITHIN_MS = 120_000;

test('a company saves a search of crew, hears who came to match, and one press in its mail stops it [R496] [R497] [R498]', async ({
  browser,
  page,
}) => {
  test.setTimeout(ALERT_WITHIN_MS + 120_000);
  const problems: string[] = [];
  const word = newWord();
  const company = await booked(browser, 'recruiter', { company_name: 'Halyard' });
  await keepSignedIn(page.context(), company.caller.session);

  await page.goto(`/freelancers?search=${word}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByLabel('Tell me of new crew').selectOption({ label: 'At once' });
  problems.push(...(await problemsHere(page, 'Saving a search of crew')));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/ is saved$/)).toBeVisible();
  await expect(dialog).toBeHidden();
  problems.push(...(await problemsHere(page, 'Find Crew with saved searches')));

  await booked(browser, 'freelancer', {
    first_name: 'Priya',
    last_name: 'Nair',
    title: `Rigger ${word}`,
    location: 'Leeds',
  });
  await makeDue('crewcall_identity', 'alert-crew-searches');
  const mail = await mailTo(company.who.email, /^A new crew member for “/, ALERT_WITHIN_MS);
  expect(mail.text).toContain(`Rigger ${word} · Leeds`);
  await page.goto('/alerts');
  const row = page.getByRole('list', { name: 'Saved searches' }).getByRole('listitem').filter({ hasText: word });
  await expect(row.getByText('1 new')).toBeVisible();
  problems.push(...(await problemsHere(page, 'Saved searches of a company')));
  await row.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: '1 Crew Found' })).toBeVisible();

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(linkIn(mail, '/unsubscribe'));
  await stranger.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(stranger.getByRole('heading', { name: 'This search sends no more mail' })).toBeVisible();
  await page.goto('/alerts');
  await expect(row.getByText('Alert: Never')).toBeVisible();
  await expect(row.getByText('1 new')).toBeHidden();
  expect(problems).toEqual([]);
});
