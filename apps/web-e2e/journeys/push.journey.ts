import { expect } from '@playwright/test';
import { PushServer } from '@crewcall/testing-files';
import { barriersOn } from '../support/barriers.js';
import { booked } from '../support/booked.js';
import { callToday } from '../support/call-today.js';
import { deliver, isSubscribed, noticesOn, subscribesTo } from '../support/device.js';
import { hydrated } from '../support/hydrated.js';
import { test } from '../support/journey.js';
import { overflowOn } from '../support/overflow.js';
import { keepSignedIn } from '../support/story.js';

test('a phone is asked after its owner’s first accepted offer, told of a call sheet, and told no more once signed out [R529]', async ({
  browser,
}) => {
  const origin = process.env['PUSH_TEST_ORIGIN'];
  if (!origin)
    throw new Error('Start the product with PUSH_TEST_ORIGIN=http://127.0.0.1:<port>, and name the same here.');
  const devices = await PushServer.start(Number(new URL(origin).port));
  const device = devices.browser();
  const company = await booked(browser, 'recruiter', { company_name: 'Halyard' });
  const priya = await booked(browser, 'freelancer', { first_name: 'Priya', last_name: 'Nair' });
  const { callId, offer } = await callToday(company.caller, priya.caller, { accepts: false });
  const phone = await browser.newContext({ viewport: { width: 360, height: 800 }, permissions: ['notifications'] });
  await subscribesTo(phone, device.end());
  await keepSignedIn(phone, priya.caller.session);
  const page = await phone.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => /policy/i.test(message.text()) && complaints.push(message.text()));
  // The answer of a person comes by the browser's own window, of which a journey sees nothing: until it is asked, none was given.
  await page.addInitScript(() => {
    const given = Notification.requestPermission.bind(Notification);
    Object.defineProperty(Notification, 'permission', { value: 'default', configurable: true });
    Notification.requestPermission = async () => {
      const answer = await given();
      Object.defineProperty(Notification, 'permission', { value: answer, configurable: true });
      return answer;
    };
  });
  const question = page.getByRole('dialog', { name: 'Hear of changes on this device?' });

  await test.step('not on arrival, but once the offer is accepted [R529]', async () => {
    await page.goto(`/offers/${offer}`);
    await hydrated(page);
    await expect(question).toBeHidden();
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await expect(question).toBeVisible();
    expect([await barriersOn(page), await overflowOn(page)]).toEqual([[], []]);
    await question.getByRole('button', { name: 'Turn on notices' }).click();
    await expect(question).toBeHidden();
    await expect.poll(() => isSubscribed(page)).toBe(true);
  });

  await test.step('the call sheet comes sealed, and is shown by the worker [R529]', async () => {
    await company.caller.call('post', `/api/calls/${callId}/sheet/publish`, {});
    await expect.poll(() => device.messages.some(({ title }) => title.startsWith('Call sheet for'))).toBe(true);
    const message = device.messages.find(({ title }) => title.startsWith('Call sheet for'));
    await deliver(page, message ?? {});
    const { title, body, url } = message ?? {};
    await expect.poll(() => noticesOn(page)).toEqual([{ title, body, url }]);
    await page.goto(url ?? '');
    await expect(page.getByRole('button', { name: 'I have read this' })).toBeVisible();
  });

  await test.step('in the settings it can be made discreet [R529]', async () => {
    await page.goto('/settings#device');
    await hydrated(page);
    const card = page.getByRole('region', { name: 'Notices on this device' });
    await page.locator('#device').scrollIntoViewIfNeeded();
    await expect(card.getByRole('switch', { name: 'Tell me on this device' })).toBeChecked();
    await card.getByRole('switch', { name: 'Discreet' }).check();
    await expect(card.getByRole('switch', { name: 'Discreet' })).toBeEnabled();
    await expect(card.getByRole('switch', { name: 'Discreet' })).toBeChecked();
    expect([await barriersOn(page), await overflowOn(page)]).toEqual([[], []]);
    const before = device.messages.length;
    const fields = { parking: 'Dock C' };
    await company.caller.call('put', `/api/calls/${callId}/sheet`, { scope: 'call', fields });
    await company.caller.call('post', `/api/calls/${callId}/sheet/publish`, { important: true });
    await expect.poll(() => device.messages.length).toBe(before + 1);
    expect(device.messages.at(-1)).toMatchObject({ body: 'Open CrewCall to read it.' });
  });

  await test.step('after a sign-out this device is told no more [R529] [R415]', async () => {
    await page.goto('/dashboard');
    await hydrated(page);
    await page.getByRole('button', { name: /account|menu for/i }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/auth/);
    await expect.poll(() => isSubscribed(page)).toBe(false);
  });
  expect(complaints).toEqual([]);
  await phone.close();
  await devices.stop();
});
