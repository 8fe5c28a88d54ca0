import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { attach } from '../support/attach.js';
import { barriersOn } from '../support/barriers.js';
import { booked, type Booked } from '../support/booked.js';
import { callToday } from '../support/call-today.js';
import { test } from '../support/journey.js';
import { Line } from '../support/line.js';
import { overflowOn } from '../support/overflow.js';
import { signIn } from '../support/people.js';

interface Desk {
  desk: {
    receipts: { acknowledged_at: string | null; attendance: { on_way: { at: string; sent_at: string } | null } }[];
  };
}

const stagePlan = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF\n');

/** Calls whose sheets are on the device, of all people. */
const keptOn = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const asked = indexedDB.open('offline');
        asked.addEventListener('success', () => {
          const { result } = asked;
          if (!result.objectStoreNames.contains('copies')) return resolve([]);
          const found = result.transaction('copies').objectStore('copies').getAllKeys();
          found.addEventListener('success', () => {
            result.close();
            resolve((found.result as [string, string][]).map(([, callId]) => callId));
          });
        });
      }),
  );

/** Files of sheets that are on the device. */
const filesOn = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const asked = indexedDB.open('offline');
        asked.addEventListener('success', () => {
          const { result } = asked;
          const found = result.transaction('files').objectStore('files').getAllKeys();
          found.addEventListener('success', () => {
            result.close();
            resolve((found.result as [string, string, string][]).map(([, , id]) => id));
          });
        });
      }),
  );

/** The device has the worker, its screen, and these sheets. */
async function ready(page: Page, calls: readonly string[]): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect.poll(() => keptOn(page)).toEqual(calls);
}

/** A phone in a tunnel: the browser says so, and the server does not answer either. */
const tunnelOf = (context: BrowserContext, line: Line) => ({
  enter: async (): Promise<void> => {
    await context.setOffline(true);
    await line.cut();
  },
  leave: async (): Promise<void> => {
    await line.mend();
    await context.setOffline(false);
  },
});

async function signOut(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /account|menu for/i }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth/);
}

test('a phone without a network shows the sheets of who is signed in, and what is tapped is sent once [R414] [R415]', async ({
  browser,
}) => {
  const company = await booked(browser, 'recruiter', { company_name: 'Halyard' });
  const priya = await booked(browser, 'freelancer', { first_name: 'Priya', last_name: 'Nair' });
  const maya: Booked = await booked(browser, 'freelancer', { first_name: 'Maya', last_name: 'Okafor' });
  const { callId, booking } = await callToday(company.caller, priya.caller);
  const fields = { parking: 'Dock C, Windmill Street' };
  await company.caller.call('put', `/api/calls/${callId}/sheet`, { scope: 'call', fields });
  const plan = await attach(company.caller, callId, 'stage-plan.pdf', stagePlan);
  await company.caller.call('post', `/api/calls/${callId}/sheet/publish`, {});
  const receipt = async () => (await company.caller.call<Desk>('get', `/api/calls/${callId}/sheet`)).desk.receipts[0];

  const line = await Line.open();
  const phone = await browser.newContext({ viewport: { width: 360, height: 800 }, ...line.options });
  const page = await phone.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => /policy/i.test(message.text()) && complaints.push(message.text()));
  const tunnel = tunnelOf(phone, line);
  const address = `/bookings/${booking}/call-sheet/${callId}`;

  await signIn(page, priya.who);
  await ready(page, [callId]);
  await expect.poll(() => filesOn(page), { timeout: 30_000 }).toEqual([plan, 'pdf-1']);

  await test.step('its sheet opens within a second, and says how old it is [R414]', async () => {
    await tunnel.enter();
    const took: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      const began = Date.now();
      await page.goto(address, { waitUntil: 'commit' });
      await page.getByText('Dock C, Windmill Street').waitFor();
      took.push(Date.now() - began);
    }
    expect([await barriersOn(page), await overflowOn(page)]).toEqual([[], []]);
    expect(took.sort((one, other) => one - other)[1]).toBeLessThan(1_000);
    await expect(page.getByText(/^Saved \w{3} \d+ \w{3}, \d\d:\d\d\. You are offline\.$/)).toBeVisible();
    await page.goto('/');
    await page.getByRole('heading', { name: 'Your call sheets' }).waitFor();
    expect([await barriersOn(page), await overflowOn(page)]).toEqual([[], []]);
    await page.getByRole('link', { name: 'Winter Lights' }).click();
    await expect(page.getByText('Dock C, Windmill Street')).toBeVisible();
  });

  await test.step('its files and its PDF open within a second [R414]', async () => {
    const opened = async (name: string): Promise<[string, Buffer]> => {
      const began = Date.now();
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
      const bytes = await readFile(await file.path());
      expect(Date.now() - began).toBeLessThan(1_000);
      return [file.suggestedFilename(), bytes];
    };
    expect(await opened('Download stage-plan.pdf')).toEqual(['stage-plan.pdf', stagePlan]);
    const [name, pdf] = await opened('Also as PDF');
    expect([name, pdf.subarray(0, 5).toString()]).toEqual([expect.stringMatching(/-v1\.pdf$/), '%PDF-']);
  });

  await test.step('an acknowledgement and a tap are kept, also over a restart of the app [R414] [R416]', async () => {
    await page.getByRole('button', { name: 'I have read this' }).click();
    await page.getByRole('button', { name: 'On my way' }).click();
    await expect(page.getByText(/^On my way \d\d:\d\d\. It is sent as soon as you have a signal/)).toBeVisible();
    await page.reload();
    await expect(page.getByText('The company is told as soon as you have a signal.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'On my way' })).toBeHidden();
    expect(await receipt()).toMatchObject({ acknowledged_at: null, attendance: { on_way: null } });
  });

  await test.step('with a signal they are sent, each once, and the page itself is back [R414] [R416]', async () => {
    await tunnel.leave();
    // The saved screen looks for us every ten seconds, also where the browser's word of a network came too early.
    const told = page.getByText(/^You have read this\. The company was told/);
    await expect(told).toBeVisible({ timeout: 25_000 });
    await expect(page.getByText(/^On my way \d\d:\d\d/)).toBeVisible();
    await expect(page.getByText('You are offline.')).toBeHidden();
    const { attendance, acknowledged_at } = (await receipt()) ?? {};
    expect([acknowledged_at, attendance?.on_way]).toEqual([expect.any(String), expect.anything()]);
    expect(line.writes.filter((write) => /acknowledge|attendance/.test(write))).toEqual([
      `PUT /api/calls/${callId}/sheet/1/acknowledge`,
      `PUT /api/calls/${callId}/attendance`,
    ]);
  });

  await test.step('after a sign-out nothing is on the device [R415]', async () => {
    await signOut(page);
    await expect.poll(() => keptOn(page)).toEqual([]);
    expect(await filesOn(page)).toEqual([]);
    await tunnel.enter();
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect(page.getByText('Dock C')).toBeHidden();
    await tunnel.leave();
    await expect(page).toHaveURL(/\/auth/, { timeout: 25_000 });
  });

  await test.step('nor after another user has signed in on it [R415]', async () => {
    await signIn(page, priya.who);
    await expect.poll(() => keptOn(page)).toEqual([callId]);
    // Another window of the same device, without a sign-out before.
    const other = await phone.newPage();
    await other.goto('/auth');
    await other.evaluate((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, Object.entries(maya.caller.session));
    await tunnel.enter();
    await other.goto(address);
    await expect(other.getByText('No call sheet of the next 14 days is saved on this device.')).toBeVisible();
    expect(await keptOn(other)).toEqual([]);
  });
  expect(complaints).toEqual([]);
  await phone.close();
});

test('who is cancelled from a call has its sheet no more, nor its copy [R415] [R418]', async ({ browser }) => {
  const company = await booked(browser, 'recruiter', { company_name: 'Halyard' });
  const priya = await booked(browser, 'freelancer', { first_name: 'Priya', last_name: 'Nair' });
  const { callId, booking } = await callToday(company.caller, priya.caller);
  await company.caller.call('post', `/api/calls/${callId}/sheet/publish`, {});
  const phone = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const page = await phone.newPage();
  await signIn(page, priya.who);
  await ready(page, [callId]);
  await company.caller.call('put', `/api/bookings/${booking}/cancel`, { reason: 'Fewer are needed.' });
  await expect.poll(() => keptOn(page)).toEqual([]);
  await page.goto(`/bookings/${booking}/call-sheet/${callId}`);
  await expect(page.getByRole('heading', { name: 'This call sheet does not exist' })).toBeVisible();
  await page.goto(`/bookings/${booking}`);
  await expect(page.getByText('Fewer are needed.').first()).toBeVisible();
  await phone.close();
});
