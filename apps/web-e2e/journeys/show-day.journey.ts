import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { booked } from '../support/booked.js';
import { callToday } from '../support/call-today.js';
import { test } from '../support/journey.js';
import { keepSignedIn } from '../support/story.js';

test('a show day: published, read, acknowledged, on the way, arrived, and all of it seen by the company', async ({
  browser,
}) => {
  const company = await booked(browser, 'recruiter', { company_name: 'Halyard' });
  const priya = await booked(browser, 'freelancer', { first_name: 'Priya', last_name: 'Nair' });
  const { job, callId, booking } = await callToday(company.caller, priya.caller);
  const desk = await browser.newContext();
  const phone = await browser.newContext({
    viewport: { width: 360, height: 800 },
    geolocation: { latitude: 53.4773, longitude: -2.2472 },
    permissions: ['geolocation'],
  });
  await keepSignedIn(desk, company.caller.session);
  await keepSignedIn(phone, priya.caller.session);
  const [companyPage, priyaPage]: Page[] = [await desk.newPage(), await phone.newPage()];
  if (!companyPage || !priyaPage) throw new Error('Both are needed');

  // Before there is a page: installed later, its clock stands at 1970 for a moment, and the app may look at it then.
  await priyaPage.clock.install();
  await test.step('before it is published crew read that it is to follow [R405]', async () => {
    await priyaPage.goto(`/bookings/${booking}/call-sheet/${callId}`);
    await expect(priyaPage.getByText('Call sheet to follow')).toBeVisible();
  });

  await test.step('the company fills it in and publishes it; it is read and acknowledged [R409]', async () => {
    await companyPage.goto(`/jobs/${job}/schedule?sheet=${callId}`);
    await companyPage.getByLabel(/^Parking/).fill('Dock C, Windmill Street');
    await companyPage.getByRole('button', { name: 'Publish' }).click();
    await expect(priyaPage.getByText('Dock C, Windmill Street')).toBeVisible();
    await expect(companyPage.getByText(/^Read \d\d:\d\d$/)).toBeVisible();
    await priyaPage.getByRole('button', { name: 'I have read this' }).click();
    await expect(companyPage.getByText('1 of 1 acknowledged version 1')).toBeVisible();
  });

  await test.step('a file that the company attaches is scanned, and crew get it with the next version [R403]', async () => {
    const bytes = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF\n');
    const plan = { name: 'stage-plan.pdf', mimeType: 'application/pdf', buffer: bytes };
    await companyPage.getByLabel('File to attach').setInputFiles(plan);
    const files = companyPage.getByRole('region', { name: 'Attached files' });
    await expect(files.getByText('Safe')).toBeVisible();
    await expect(priyaPage.getByText('stage-plan.pdf')).toHaveCount(0);
    await companyPage.getByRole('button', { name: 'Publish version 2' }).click();
    const [file] = await Promise.all([
      priyaPage.waitForEvent('download'),
      priyaPage.getByRole('button', { name: 'Download stage-plan.pdf' }).click(),
    ]);
    expect([file.suggestedFilename(), await readFile(await file.path())]).toEqual(['stage-plan.pdf', bytes]);
  });

  await test.step('both have it as a PDF, and the page prints without what is not of the sheet [R413]', async () => {
    for (const page of [priyaPage, companyPage]) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Also as PDF' }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^call-sheet-\d{4}-\d\d-\d\d-v2\.pdf$/);
      expect((await readFile(await file.path())).subarray(0, 8).toString()).toBe('%PDF-1.7');
    }
    await priyaPage.emulateMedia({ media: 'print' });
    await expect(priyaPage.getByRole('banner')).toBeHidden();
    await expect(priyaPage.getByRole('button')).toHaveCount(0);
    await expect(priyaPage.getByText('Dock C, Windmill Street')).toBeVisible();
    await expect(priyaPage.getByRole('heading', { name: 'On the day' })).toHaveCount(0);
    await priyaPage.emulateMedia({ media: null });
  });

  const day = companyPage.getByRole('region', { name: 'On the day' });
  await test.step('on my way, without a place, is seen at once [R416]', async () => {
    await expect(day.getByText('Expected')).toBeVisible();
    await priyaPage.getByRole('button', { name: 'On my way' }).click();
    await expect(day.getByText(/^On my way \d\d:\d\d$/)).toBeVisible();
  });

  await test.step('arrived without a signal, with a place that is ticked, is kept and sent later with its own time [R416]', async () => {
    await phone.setOffline(true);
    // Eighteen minutes pass in the tunnel.
    await priyaPage.clock.setSystemTime(Date.now() - 18 * 60_000);
    await priyaPage.getByText('and where I am, until midnight after the call').click();
    await priyaPage.getByRole('button', { name: 'Arrived' }).click();
    await expect(priyaPage.getByText(/^Arrived \d\d:\d\d\. It is sent as soon as you have a signal/)).toBeVisible();
    await expect(day.getByText(/Arrived \d/)).toBeHidden();
    await priyaPage.clock.setSystemTime(Date.now());
    await phone.setOffline(false);
    const arrived = /^Arrived \d\d:\d\d \(sent \d\d:\d\d\), within 500 m/;
    await expect(priyaPage.getByText(arrived)).toBeVisible();
    await expect(day.getByText(arrived)).toBeVisible();
    await expect(day.getByText('1 of 1 arrived')).toBeVisible();
    await expect(day.getByRole('link', { name: 'Where Priya Nair is' })).toHaveAttribute('href', /query=53\.4773,-2/);
  });

  await test.step('both sides read it in the history of the booking [R417]', async () => {
    await priyaPage.goto(`/bookings/${booking}`);
    await expect(priyaPage.getByText('Priya Nair: Arrived')).toBeVisible();
  });
  await Promise.all([desk.close(), phone.close()]);
});
