import { dayAfter, wallTimeOf } from '@crewcall/contracts-bookings';
import { expect, type Browser, type Page } from '@playwright/test';
import { type Booked, booked, newWord } from '../support/booked.js';
import { test } from '../support/journey.js';
import { problemsHere } from '../support/screens.js';
import { keepSignedIn, story, storedSession } from '../support/story.js';

async function pageOf(browser: Browser, session: Booked['caller']['session'], width: number): Promise<Page> {
  const look = { colorScheme: 'dark', reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ viewport: { width, height: 800 }, ...look });
  await keepSignedIn(context, session);
  return context.newPage();
}

test('a ticket is added with its document, an administrator verifies it, and its owner reads so', async ({
  browser,
}) => {
  const problems: string[] = [];
  const word = newWord();
  const expires = dayAfter(wallTimeOf(new Date()).day, 300);
  const callum = await booked(browser, 'freelancer', { first_name: 'Callum', last_name: `Reid ${word}` });
  const page = await pageOf(browser, callum.caller.session, 360);
  const admin = await storedSession((await browser.newContext()).request, story.admin);
  const desk = await pageOf(browser, admin, 1280);

  await test.step('the owner adds it with a picture [R475]', async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Add a ticket' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a ticket' });
    await dialog.getByLabel('Kind').selectOption('ipaf');
    await dialog.getByLabel(/^Categories/).fill(word);
    await dialog.getByLabel(/^Expires/).fill(expires);
    // A photograph as browsers make one.
    const picture = await page.screenshot({ type: 'jpeg' });
    const chosen = dialog.getByLabel('Document', { exact: true });
    await chosen.setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: picture });
    await expect(dialog.getByRole('button', { name: 'Remove' })).toBeVisible();
    problems.push(...(await problemsHere(page, 'A ticket with its document')));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Waiting to be checked')).toBeVisible();
    problems.push(...(await problemsHere(page, 'A ticket that waits')));
  });

  await test.step('an administrator takes it, looks at it, and types the expiry again [R485]', async () => {
    await desk.goto('/admin/tickets');
    await desk.getByRole('button', { name: `Check IPAF, ${word}` }).click();
    const card = desk.getByRole('listitem').filter({ hasText: `Reid ${word}` });
    await card.getByRole('button', { name: 'Open the document' }).click();
    const picture = card.getByRole('img', { name: `Document of Callum Reid ${word}` });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await card.getByRole('button', { name: 'Larger' }).press('Enter');
    problems.push(...(await problemsHere(desk, 'A ticket that is checked')));
    const typed = card.getByLabel('Expires, as the document says');
    await typed.fill(dayAfter(expires, 1));
    await card.getByRole('button', { name: 'Verify' }).click();
    await expect(card.getByText(/not the date that its owner entered/)).toBeVisible();
    await typed.fill(expires);
    await card.getByRole('button', { name: 'Verify' }).click();
    await expect(desk.getByRole('list', { name: 'Checked lately' }).getByText(word).first()).toBeVisible();
    problems.push(...(await problemsHere(desk, 'Tickets checked lately')));
  });

  await test.step('the owner reads that it is verified [R478]', async () => {
    await page.goto('/profile');
    await expect(page.getByText('Verified by CrewCall')).toBeVisible();
    problems.push(...(await problemsHere(page, 'A ticket that is verified')));
  });
  expect(problems).toEqual([]);
});
