import { type Browser, expect, type Page } from '@playwright/test';
import { test } from '../support/journey.js';
import { barriersOn } from '../support/barriers.js';
import { type Login, storedSession, story } from '../support/story.js';
import { closeToast } from '../support/toasts.js';

// In two halves, or scanners would take this very file for the test virus.
const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}` + '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
const pdf = (more = ''): Buffer => Buffer.from(`%PDF-1.7\n1 0 obj <<>> endobj\n${more}\n%%EOF\n`);

async function signedIn(browser: Browser, login: Login): Promise<{ page: Page; id: string }> {
  const page = await (await browser.newContext()).newPage();
  const session = await storedSession(page.request, login);
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
  }, session);
  return { page, id: (JSON.parse(session['user'] ?? '{}') as { id: string }).id };
}

const write = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const attach = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('File to attach').setInputFiles({ name, mimeType: 'application/pdf', buffer });

test('two people write to each other: live, typing, ticks, files scanned and blocked, reload, delete', async ({
  browser,
}) => {
  const company = await signedIn(browser, story.company);
  const crew = await signedIn(browser, story.crew);
  const greeting = `Are you free on Friday? ${Date.now()}`;

  await test.step('a company writes to a user from their profile [R197]', async () => {
    await crew.page.goto('/dashboard?tab=messages');
    await company.page.goto(`/profile/${crew.id}`);
    await company.page.getByRole('link', { name: 'Send Message' }).click();
    await write(company.page).fill(greeting);
    await expect(write(company.page)).toHaveValue(greeting);
    await write(company.page).press('Enter');
    await expect(log(company.page).getByText(greeting)).toBeVisible();
    await expect(company.page).toHaveURL(/conversation=/);
  });

  await test.step('it is there at once, unread; opening it is reading it', async () => {
    const row = crew.page.getByRole('link', { name: new RegExp(greeting.replace('?', '\\?')) });
    await expect(row).toBeVisible({ timeout: 3000 });
    await expect(row).toContainText('unread');
    await row.click();
    await expect(log(crew.page).getByText(greeting)).toBeVisible();
    await expect(log(crew.page).getByText(/new messages?$/)).toBeVisible();
    await expect(log(company.page).getByText('Read', { exact: true }).last()).toBeAttached();
    await expect(crew.page.getByRole('tab', { name: /^Messages$/ })).toBeVisible();
  });

  await test.step('typing and presence are seen; Shift and Enter begins a line [R199]', async () => {
    await expect(company.page.getByText('Online', { exact: true })).toBeVisible();
    await write(crew.page).pressSequentially('Yes, all');
    await expect(company.page.getByText(/is typing/)).toBeVisible();
    await write(crew.page).press('Shift+Enter');
    await write(crew.page).pressSequentially('day');
    await crew.page.getByRole('button', { name: 'Send' }).click();
    await expect(log(company.page).getByText('Yes, all\nday')).toBeVisible();
    await expect(company.page.getByText(/is typing/)).toBeHidden();
  });

  await test.step('a file is scanned and can be fetched; the test virus is blocked [R207] [R212] [R213]', async () => {
    await attach(crew.page, 'stage-plan.pdf', pdf());
    await closeToast(crew.page, 'File uploaded');
    await crew.page.getByRole('button', { name: 'Send' }).click();
    await expect(log(company.page).getByText('Safe', { exact: true }).last()).toBeVisible();
    const fetching = company.page.waitForEvent('download');
    await company.page.getByRole('button', { name: 'Download stage-plan.pdf' }).last().click();
    expect((await fetching).suggestedFilename()).toBe('stage-plan.pdf');
    await attach(crew.page, 'invoice.pdf', pdf(eicar));
    await expect(crew.page.getByRole('button', { name: 'Remove invoice.pdf' })).toBeVisible();
    await closeToast(crew.page, 'File uploaded');
    await crew.page.getByRole('button', { name: 'Send' }).click();
    await expect(log(company.page).getByText('Blocked', { exact: true }).last()).toBeVisible();
    await expect(company.page.getByRole('button', { name: 'Download invoice.pdf' })).toHaveCount(0);
    await attach(crew.page, 'notes.txt', Buffer.from('x'));
    await expect(crew.page.getByText('Please select a PDF, JPG, PNG, or DOCX file.')).toBeVisible();
  });

  await test.step('a reload changes nothing, and the screen is accessible', async () => {
    await write(company.page).fill('A draft that stays');
    await company.page.reload();
    await expect(log(company.page).getByText(greeting)).toBeVisible();
    await expect(write(company.page)).toHaveValue('A draft that stays');
    expect(await barriersOn(company.page)).toEqual([]);
  });

  await test.step('deleted, it is gone for one and stays with the other [R203]', async () => {
    await crew.page.getByRole('button', { name: 'More' }).click();
    await crew.page.getByRole('button', { name: 'Delete conversation' }).click();
    await crew.page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(crew.page.getByText('Conversation deleted', { exact: true })).toBeVisible();
    await expect(crew.page.getByText(greeting)).toHaveCount(0);
    await expect(log(company.page).getByText(greeting)).toBeVisible();
  });
});
