import type { Page } from '@playwright/test';

/** Whether the app has taken the page over. */
export const isAlive = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactCont')));
