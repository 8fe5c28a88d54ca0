import { expect, type Page } from '@playwright/test';

/** Whether the app has taken the page over. */
export const isAlive = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactCont')));

/** Moves the pointer until the app is alive, as it is with the first sign of somebody, and no frame stands in its place. */
export async function wake(page: Page): Promise<void> {
  const isAwake = async () => {
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    return (await isAlive(page)) && (await page.locator('#root > [inert]').count()) === 0;
  };
  await expect.poll(isAwake, { intervals: [50] }).toBe(true);
}
