import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { booked, dayAhead } from '../support/booked.js';
import { complaintsOf, hydrated } from '../support/hydrated.js';
import { test } from '../support/journey.js';
import { problemsHere } from '../support/screens.js';

const look = { colorScheme: 'light', reducedMotion: 'reduce' } as const;
const places = ['Aberdeen', 'Leeds', 'Leeds', 'Manchester', 'Brighton', 'To be agreed'];

const picture = (page: Page) => page.getByRole('group', { name: /^Map of the United Kingdom/ });
const circles = (page: Page) => picture(page).getByRole('button');
const found = (page: Page, count: number) =>
  page.getByRole('heading', { level: 2, name: `${count} ${count === 1 ? 'Job' : 'Jobs'} Found` });
const list = (page: Page) => page.getByRole('region', { name: 'The same jobs as a list' });
const inFocus = (page: Page) => page.locator(':focus');

test('jobs are found on a map by keys alone, beside the same jobs as a list, and no request leaves the product', async ({
  browser,
  baseURL,
}) => {
  const word = `Rigger${randomBytes(4).toString('hex')}`;
  const company = await booked(browser, 'recruiter', { company_name: 'Halyard' });
  for (const location of places)
    await company.caller.call('post', '/api/jobs', {
      ...{ title: `${word} in ${location}`, company: 'Halyard', type: 'freelance', rate: '£300 a day' },
      ...{ location, description: 'One day.', event_date: dayAhead(20), duration_type: 'days', days: 1 },
    });
  const page = await (await browser.newContext({ ...look, viewport: { width: 1280, height: 900 } })).newPage();
  const complaints = complaintsOf(page);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  page.on('websocket', (socket) => asked.add(new URL(socket.url()).origin.replace(/^ws/, 'http')));
  let policy = '';

  await test.step('the switch shows the search on a map, and what has no place [R492] [R493]', async () => {
    const answer = await page.goto(`/jobs?search=${word}`);
    policy = answer?.headers()['content-security-policy'] ?? '';
    await hydrated(page);
    await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Map' }).click();
    await expect(page).toHaveURL(/view=map/);
    await expect(circles(page)).toHaveCount(4);
    await expect(found(page, 6)).toBeVisible();
    await expect(list(page).getByRole('listitem')).toHaveCount(6);
    await expect(page.getByText('No place on the map: 1 job')).toBeVisible();
    await expect(picture(page).getByText('Edinburgh')).toBeVisible();
    await expect(picture(page).getByText('Sheffield')).toHaveCount(0);
    expect(await problemsHere(page, 'the map')).toEqual([]);
  });

  await test.step('Tab goes from north to south; what is in focus is marked beside [R493] [R494]', async () => {
    await picture(page).focus();
    const names: string[] = [];
    for (let n = 0; n < 4; n += 1) {
      await page.keyboard.press('Tab');
      names.push((await inFocus(page).getAttribute('aria-label')) ?? '');
    }
    expect(names).toEqual(
      ['Aberdeen', 'Leeds', 'Manchester', 'Brighton'].map(
        (town) => `${town === 'Leeds' ? '2 jobs' : '1 job'} around ${town}`,
      ),
    );
    await circles(page).nth(1).focus();
    await expect(list(page).locator('[data-lit="true"]')).toHaveCount(2);
    await list(page)
      .getByRole('link', { name: `${word} in Brighton` })
      .focus();
    await expect(circles(page).nth(3)).toHaveAttribute('data-lit', 'true');
  });

  await test.step('one key press skips the map [R493]', async () => {
    await page.getByRole('link', { name: 'Skip map' }).focus();
    await expect(page.getByRole('link', { name: 'Skip map' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(list(page)).toBeFocused();
  });

  await test.step('plus, minus and arrows move it; the area that is seen is searched [R494]', async () => {
    await picture(page).focus();
    await page.keyboard.press('+');
    await expect(page).toHaveURL(/zoom=2/);
    await page.keyboard.press('+');
    await expect(page).toHaveURL(/zoom=3/);
    await expect(picture(page).getByText('Sheffield')).toBeVisible();
    await page.keyboard.press('-');
    await expect(page).toHaveURL(/zoom=2/);
    const before = page.url();
    await page.keyboard.press('ArrowUp');
    await expect(page).not.toHaveURL(before);
    await expect(picture(page)).toBeFocused();
    await page.goto(
      page
        .url()
        .replace(/at=[^&]+/, 'at=50.8,-0.1')
        .replace('zoom=2', 'zoom=3'),
    );
    await expect(circles(page)).toHaveCount(1);
    await expect(list(page).getByRole('listitem')).toHaveCount(6);
    await hydrated(page);
    await page.getByRole('button', { name: 'Search this area' }).click();
    await expect(page).toHaveURL(/box=/);
    await expect(found(page, 1)).toBeVisible();
    await expect(list(page).getByRole('listitem')).toHaveCount(1);
    await page.reload();
    await expect(found(page, 1)).toBeVisible();
    await expect(circles(page)).toHaveCount(1);
  });

  await test.step('Enter opens a circle: its jobs, nearer [R494]', async () => {
    await page.getByRole('button', { name: 'Search the whole map' }).click();
    await expect(found(page, 6)).toBeVisible();
    await expect(circles(page)).toHaveCount(4);
    await circles(page).nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/zoom=2.*box=|box=.*zoom=2/);
    await expect(found(page, 2)).toBeVisible();
    await expect(list(page).getByRole('listitem')).toHaveCount(2);
    await expect(circles(page)).toHaveCount(1);
    expect(await problemsHere(page, 'an opened circle')).toEqual([]);
  });

  await test.step('no request left the origin, and the policy lets none leave [R492]', async () => {
    // What users uploaded is in the store that the policy names beside us; the map has none of it.
    expect([...asked]).toEqual([new URL(baseURL ?? '').origin]);
    expect(policy).toMatch(/default-src 'self'/);
    expect(policy).not.toMatch(/\*|https:(?!\/)/);
    expect(complaints).toEqual([]);
  });

  await test.step('on a phone a switch leads to the map and back to the list [R494]', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/jobs?search=${word}`);
    await hydrated(page);
    const view = page.getByRole('navigation', { name: 'View' });
    await view.getByRole('link', { name: 'Map' }).click();
    await expect(circles(page).first()).toBeVisible();
    await expect(circles(page)).toHaveCount(4);
    await view.getByRole('link', { name: 'List' }).click();
    await expect(picture(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/jobs\\?search=${word}$`));
    await expect(page.getByRole('list', { name: 'Jobs' }).getByRole('listitem')).toHaveCount(6);
  });
});
