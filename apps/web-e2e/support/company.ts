import { expect, type Page } from '@playwright/test';

interface JobToPost {
  title: string;
  location: string;
  rate: string;
  /** yyyy-mm-dd */
  date: string;
}

/** A day that is always ahead. */
export const nextMonth = (): string => new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** From the first visit of a new company: its profile form is open. */
export async function saveCompanyName(page: Page, name: string): Promise<void> {
  await page.goto('/dashboard');
  await page.getByLabel('Company name').fill(name);
  await page.getByRole('main').getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText(/Profile (created|updated)/)).toBeVisible();
}

export async function postJob(page: Page, job: JobToPost): Promise<void> {
  await page.goto('/dashboard?tab=jobs&action=post');
  const form = page.getByRole('main');
  await form.getByLabel('Job title').fill(job.title);
  await form.getByLabel('Location').fill(job.location);
  await form.getByLabel('Rate').fill(job.rate);
  await form.getByLabel('Event date').fill(job.date);
  await form.getByLabel('Duration type').selectOption({ label: 'Days' });
  await form.getByLabel('Days', { exact: true }).fill('2');
  await form.getByLabel('Description').fill('Two festival days on the second stage; wedges and four in-ear mixes.');
  await form.getByRole('button', { name: 'Post job' }).click();
}
