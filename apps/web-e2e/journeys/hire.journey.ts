import { expect } from '@playwright/test';
import { test } from '../support/journey.js';
import { newPerson, signIn, signUp, statusesOf, tokenOf, verificationOf, verifyElsewhere } from '../support/people.js';
import { nextMonth, postJob, saveCompanyName } from '../support/company.js';
import { seenAfter } from '../support/seen-at.js';
import { closeToast } from '../support/toasts.js';

/** The toast must be there this soon after the click that caused it, in the other person's browser. */
const LIVE_WITHIN_MS = 1000;

test('a company and a freelancer meet: signed up, posted, applied, hired, told live, signed out for good', async ({
  browser,
}) => {
  const company = newPerson('recruiter');
  const crew = newPerson('freelancer');
  const companyPage = await (await browser.newContext()).newPage();
  const crewPage = await (await browser.newContext()).newPage();
  const title = `Monitor engineer ${company.email.slice(10, 18)}`;

  await test.step('the company signs up, verifies by mail in another browser and signs in [R022] [R029] [R035]', async () => {
    await signUp(companyPage, company);
    await expect(
      companyPage.getByText('Registration Successful! Please check your email and spam folder'),
    ).toBeVisible();
    await expect(companyPage.getByText(company.email)).toBeVisible();
    await verifyElsewhere(crewPage, company);
    await signIn(companyPage, company);
  });

  await test.step('the company names itself and posts a job [R139]', async () => {
    await saveCompanyName(companyPage, 'Halyard Productions');
    await postJob(companyPage, { title, location: 'Bristol', rate: '£310 a day', date: nextMonth() });
    await expect(companyPage.getByText('Job posted', { exact: true })).toBeVisible();
  });

  await test.step('a stranger finds it and has applied nine steps after the press on Apply [R114] [R147] [R153]', async () => {
    await crewPage.goto('/');
    await crewPage.getByRole('link', { name: 'Browse Opportunities' }).click();
    await crewPage.getByRole('main').getByLabel('Search', { exact: true }).fill(title);
    await expect(crewPage.getByRole('heading', { name: '1 Job Found' })).toBeVisible();
    await expect(crewPage).toHaveURL(/search=/);
    await companyPage.goto('/dashboard?tab=applications');
    await expect(companyPage.getByRole('heading', { name: 'No Applications Yet' })).toBeVisible();
    const form = crewPage.getByRole('form', { name: 'Sign Up' });
    const steps: (() => Promise<unknown>)[] = [
      () => crewPage.getByRole('button', { name: /^Apply Now/ }).click(),
      () => form.getByLabel('Email', { exact: true }).fill(crew.email),
      () => form.getByLabel('Password', { exact: true }).fill(crew.password),
      () => form.getByLabel('Confirm password', { exact: true }).fill(crew.password),
      () => form.getByRole('checkbox', { name: /terms/i }).check(),
      () => form.getByRole('button', { name: 'Sign Up' }).click(),
      async () => crewPage.goto(await verificationOf(crew)),
      () => crewPage.getByRole('dialog').getByLabel('Your name').fill('Ida Marlow'),
      () => crewPage.getByRole('dialog').getByRole('button', { name: 'Apply Now' }).click(),
    ];
    for (const step of steps) await step();
    expect(steps.length).toBeLessThanOrEqual(9);
    await expect(crewPage.getByText('Application submitted', { exact: true })).toBeVisible();
    await expect(crewPage).toHaveURL(/\/dashboard\?tab=jobs/);
    // The address changes before the page of the job, which has the title twice, is gone.
    await expect(crewPage.getByRole('tab', { name: /^My Applications/ })).toBeVisible();
    await expect(crewPage.getByRole('main').getByText(title)).toBeVisible();
    await expect(crewPage.getByRole('main').getByText('Pending').first()).toBeVisible();
  });

  await test.step('the company sees the applicant without reloading and accepts [R079] [R151]', async () => {
    await expect(companyPage.getByRole('main').getByText(title)).toBeVisible();
    await expect(companyPage.getByRole('main').getByText('Ida Marlow')).toBeVisible();
    await closeToast(companyPage, 'New application');
    await companyPage.getByRole('button', { name: /^Accept/ }).click();
    const hire = companyPage.getByRole('dialog').getByRole('button', { name: /^(Accept|Hire)/ });
    const took = await seenAfter(() => hire.click(), crewPage, '[role="alert"], [role="status"]', /hired/i);
    test.info().annotations.push({ type: 'live', description: `${took} ms` });
    expect(took).toBeLessThan(LIVE_WITHIN_MS);
    await expect(companyPage.getByText('Applicant hired!')).toBeVisible();
    await expect(companyPage.getByRole('main').getByText('Hired', { exact: true }).first()).toBeVisible();
  });

  await test.step('after a reload the freelancer still finds it in the bell and among the bookings [R190]', async () => {
    await crewPage.reload();
    await crewPage.getByRole('button', { name: /notifications/i }).click();
    await expect(crewPage.getByText(new RegExp(`hired`, 'i')).first()).toBeVisible();
    await crewPage.goto('/dashboard?tab=ratings');
    await expect(crewPage.getByRole('heading', { name: 'My Bookings' })).toBeVisible();
    await expect(crewPage.getByRole('main').getByText(title)).toBeVisible();
  });

  await test.step('the job is closed and off the jobs page [R115]', async () => {
    await crewPage.goto(`/jobs?search=${encodeURIComponent(title)}`);
    await expect(crewPage.getByText('No jobs match your search')).toBeVisible();
  });

  await test.step('signed out, the token is dead at every service [R045]', async () => {
    const token = (await tokenOf(crewPage)) ?? '';
    expect(await statusesOf(crewPage.request, token)).toEqual([200, 200, 200]);
    await crewPage.getByRole('button', { name: /account|menu for/i }).click();
    await crewPage.getByRole('button', { name: 'Sign out' }).click();
    await expect(crewPage).toHaveURL(/\/auth/);
    expect(await tokenOf(crewPage)).toBeNull();
    expect(await statusesOf(crewPage.request, token)).toEqual([401, 401, 401]);
  });
});
