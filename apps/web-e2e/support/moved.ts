import type { Page } from '@playwright/test';

declare global {
  interface Window {
    moved: number;
  }
}

/** Counts from the next document on how much of the page moves. What follows a press or a key counts too: the user looks on. */
export async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.moved += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Cumulative Layout Shift of the document so far; 0.02 is the most that a page of ours may have. */
export const movedOf = (page: Page): Promise<number> => page.evaluate(() => window.moved);
