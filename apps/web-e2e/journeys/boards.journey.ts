import { expect } from '@playwright/test';
import { test } from '../support/journey.js';
import { overflowOnPhones } from '../support/overflow.js';
import { story, storedSession } from '../support/story.js';

test('jobs of the boards are fetched by the button, name their source and lead there; administrators see how the boards do', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  await test.step('the page asks by itself on the first visit [R125]', async () => {
    page.on('request', (call) => {
      if (call.url().includes('/api/jobs/sync-external')) asked.push(new URL(call.url()).search);
    });
    await page.goto('/jobs');
    await expect.poll(() => asked).toEqual(['?automatic=true']);
    await expect(page.getByRole('button', { name: 'Sync Jobs' })).toBeEnabled({ timeout: 30_000 });
    await page.reload();
    await expect(page.getByRole('heading', { name: /Jobs Found$/ })).toBeVisible();
  });

  await test.step('the button says what came of it [R124] [R126]', async () => {
    await page.getByRole('button', { name: 'Sync Jobs' }).click();
    await expect(page.getByText('Jobs synced', { exact: true })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Latest jobs from Reed and Adzuna have been fetched.')).toBeVisible();
    expect(asked, 'the second visit did not ask by itself').toEqual(['?automatic=true', '']);
  });

  await test.step('an ad is applied for where it stands [R118] [R128]', async () => {
    await page.getByRole('main').getByLabel('Search', { exact: true }).fill('rigger');
    await expect(page).toHaveURL(/search=rigger/);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const apply = page.getByRole('link', { name: /^Apply on (Reed|Adzuna)$/ }).first();
    await expect(apply).toHaveAttribute('href', /^https:\/\//);
    await expect(apply).toHaveAttribute('target', '_blank');
    const row = page.getByRole('listitem').filter({ has: apply }).first();
    await expect(row.getByRole('link', { name: /^(Reed|Adzuna)$/ }).first()).toBeVisible();
    await row.getByText('More Details').click();
    await expect(row).toContainText('Contract type');
  });

  await test.step('hundreds of pages fit the smallest phone [R121]', async () => {
    await page.goto('/jobs?page=200');
    await expect(page.getByRole('link', { name: 'Page 199' })).toBeVisible();
    expect(await overflowOnPhones(page)).toEqual([]);
  });

  await test.step('administrators see both boards well', async () => {
    const { auth_token } = await storedSession(request, story.admin);
    const headers = { authorization: `Bearer ${auth_token}` };
    const boards = (await (await request.get('/api/jobs/boards', { headers })).json()) as {
      board: string;
      state: string;
    }[];
    expect(boards.map(({ board, state }) => [board, state])).toEqual([
      ['Adzuna', 'healthy'],
      ['Reed', 'healthy'],
    ]);
    expect((await request.get('/api/jobs/boards')).status()).toBe(401);
  });
});
