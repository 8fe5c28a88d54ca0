import { expect, type Page } from '@playwright/test';

/** Waits for the toast and closes it, as the impatient do: the next one would wait its eight seconds. */
export async function closeToast(page: Page, words: string): Promise<void> {
  const toast = page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: words });
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Dismiss' }).click();
}
