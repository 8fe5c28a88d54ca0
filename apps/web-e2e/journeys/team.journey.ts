import { expect, type Browser, type Page } from '@playwright/test';
import { type Booked, booked } from '../support/booked.js';
import { test } from '../support/journey.js';
import { problemsHere } from '../support/screens.js';
import { keepSignedIn } from '../support/story.js';

const desk = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

async function pageOf(browser: Browser, { caller }: Booked, viewport: typeof desk): Promise<Page> {
  const context = await browser.newContext({ viewport, colorScheme: 'light', reducedMotion: 'reduce' });
  await keepSignedIn(context, caller.session);
  return context.newPage();
}

test('a team is made at a desk, and joined on a phone', async ({ browser }) => {
  const [lena, tom] = await Promise.all([
    booked(browser, 'freelancer', { first_name: 'Lena', last_name: 'Ward', skills: ['Sound Engineering'] }),
    booked(browser, 'freelancer', { first_name: 'Tomasina', last_name: 'Quillfeather', skills: ['Dante'] }),
  ]);
  const [lenaPage, tomPage] = [await pageOf(browser, lena, desk), await pageOf(browser, tom, phone)];
  const problems: string[] = [];
  let address = '';

  await test.step('its lead makes it and invites [R427]', async () => {
    await lenaPage.goto('/teams');
    await lenaPage.getByRole('button', { name: 'New team' }).click();
    const making = lenaPage.getByRole('dialog', { name: 'New team' });
    await making.getByLabel('Name').fill('FOH Four');
    await making.getByLabel(/What it does/).fill('Sound for conferences and small festivals.');
    await making.getByLabel(/Town/).fill('Leeds');
    await making.getByRole('button', { name: 'Create team' }).click();
    await expect(lenaPage.getByRole('heading', { level: 1, name: 'FOH Four' })).toBeVisible();
    address = new URL(lenaPage.url()).pathname;
    await lenaPage.getByRole('button', { name: 'Invite' }).click();
    const inviting = lenaPage.getByRole('dialog', { name: 'Invite to FOH Four' });
    await inviting.getByLabel('Who').fill('Tomasina Quillfeather');
    await inviting
      .getByRole('option', { name: /Tomasina Quillfeather/ })
      .first()
      .click();
    await inviting.getByLabel(/Role in the team/).fill('Monitors');
    await inviting.getByRole('button', { name: 'Send invitation' }).click();
    await expect(lenaPage.getByRole('heading', { name: 'Invited 1' })).toBeVisible();
    problems.push(...(await problemsHere(lenaPage, 'The page of a team')));
  });

  await test.step('who is invited joins, and both agree to its page [R427] [R428]', async () => {
    await tomPage.goto('/teams');
    await expect(tomPage.getByText('You are invited')).toBeVisible();
    problems.push(...(await problemsHere(tomPage, 'Teams')));
    await tomPage.getByRole('button', { name: 'Join FOH Four' }).click();
    await tomPage.getByRole('link', { name: 'FOH Four' }).click();
    for (const page of [tomPage, lenaPage]) {
      const part = page.getByRole('form', { name: 'Your part' });
      await part.getByLabel(/Day rate/).fill(page === tomPage ? '220' : '320');
      await part.getByLabel('Everyone may see this page').check();
      await part.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Saved')).toBeVisible();
    }
    const visitor = await (await browser.newContext({ viewport: desk })).newPage();
    await visitor.goto(address);
    await expect(visitor.getByText('Leeds, £220 to £320 a day')).toBeVisible();
    await expect(visitor.getByRole('heading', { name: 'Members 2' })).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'Leave' })).toHaveCount(0);
    problems.push(...(await problemsHere(visitor, 'A team for everyone')));
  });

  expect(problems).toEqual([]);
});
