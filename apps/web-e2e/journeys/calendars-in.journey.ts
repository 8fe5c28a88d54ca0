import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import { barriersOn } from '../support/barriers.js';
import { booked, dayAhead, newWord } from '../support/booked.js';
import { hydrated } from '../support/hydrated.js';
import { test } from '../support/journey.js';
import { overflowOn } from '../support/overflow.js';
import { keepSignedIn } from '../support/story.js';

const origin = process.env['CALENDARS_TEST_ORIGIN'] ?? '';
const day = dayAhead(3);
const days = day.replaceAll('-', '');
const calendar = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:1',
  'SUMMARY:Dentist',
  `DTSTART;TZID=GMT Standard Time:${days}T110000`,
  `DTEND;TZID=GMT Standard Time:${days}T230000`,
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

test('busy times of another calendar are brought in, seen as busy by companies, and go with it [R469] [R471] [R472]', async ({
  browser,
}) => {
  test.skip(!origin, 'The product was started without CALENDARS_TEST_ORIGIN: it reads no calendar on this machine.');
  const server = createServer((_request, reply) => reply.setHeader('content-type', 'text/calendar').end(calendar));
  server.listen(Number(new URL(origin).port), '127.0.0.1');
  await once(server, 'listening');
  const company = await booked(browser, 'recruiter', { company_name: 'Halyard' });
  const priya = await booked(browser, 'freelancer', { first_name: 'Priya', last_name: 'Nair' });
  const wordOf = async (): Promise<string> => {
    const path = `/api/availability/${priya.caller.id}?from=${day}&to=${day}`;
    return JSON.stringify(await company.caller.call('get', path));
  };
  const phone = await browser.newContext({ viewport: { width: 360, height: 800 } });
  await keepSignedIn(phone, priya.caller.session);
  const page = await phone.newPage();
  const openSettings = async (): Promise<void> => {
    await page.goto('/settings#calendar');
    await hydrated(page);
    await page.locator('#calendar').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Change sharing and usual times' }).click();
  };
  await openSettings();
  const card = page.getByRole('region', { name: 'Bring in busy times' });
  const bringIn = async (address: string): Promise<void> => {
    await card.getByLabel('Address of a calendar').fill(address);
    await card.getByRole('button', { name: 'Bring in' }).click();
  };

  await test.step('by its address, of which times alone are kept [R469]', async () => {
    await bringIn(`webcal://calendar.test/${newWord()}.ics`);
    await expect(card.getByText(/^Read just now, 1 busy time ahead$/)).toBeVisible();
    expect([await barriersOn(page), await overflowOn(page)]).toEqual([[], []]);
    await expect.poll(wordOf).toContain('busy');
    expect(await wordOf()).not.toContain('Dentist');
  });

  await test.step('not from inside [R471] [R472]', async () => {
    await bringIn('https://localhost/secret.ics');
    await expect(card.getByText(/^Could not be read since \d\d:\d\d: not found\./)).toBeVisible();
    await card.getByRole('button', { name: 'Remove https://localhost/secret.ics' }).click();
    await expect(card.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('in the calendar it says that and no more [R469]', async () => {
    await page.goto(`/calendar?view=agenda&on=${day}`);
    await hydrated(page);
    await expect(page.getByRole('main').getByText('Busy elsewhere').first()).toBeVisible();
    await expect(page.getByRole('main').getByText('11:00 to 23:00')).toBeVisible();
    await expect(page.getByRole('button', { name: /Edit Busy elsewhere/ })).toBeHidden();
    expect([await barriersOn(page), await overflowOn(page)]).toEqual([[], []]);
  });

  await test.step('its times go with it [R472]', async () => {
    await openSettings();
    await card.getByRole('button', { name: /^Remove/ }).click();
    await expect(card.getByRole('listitem')).toHaveCount(0);
    await expect.poll(wordOf).not.toContain('busy');
  });
  await phone.close();
  server.closeAllConnections();
  server.close();
});
