import { randomInt } from 'node:crypto';
import { type Page, test as base } from '@playwright/test';

interface Journey {
  pagesClosed: undefined;
}

/**
 * A journey: its browsers share an address of their own, as people behind one router do, so that each has the product's
 * own rate limits to itself. The product of the journeys trusts this machine as its load balancer; no other believes it.
 */
export const test = base.extend<Journey>({
  extraHTTPHeaders: ({ contextOptions }, use) =>
    use({ ...contextOptions.extraHTTPHeaders, 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(1, 255)}` }),

  // A page that stays open polls and animates beside every later journey of its worker.
  pagesClosed: [
    async ({ browser }, use, testInfo) => {
      await use(undefined);
      const contexts = browser.contexts();
      if (testInfo.errors.length > 0)
        for (const page of contexts.flatMap((context) => context.pages()))
          await testInfo.attach(`said by ${page.url()}`, { body: await saidBy(page), contentType: 'text/plain' });
      await Promise.all(contexts.map((context) => context.close()));
    },
    { auto: true },
  ],
});

/** Alerts, toasts and errors of fields, for who reads of a failed journey without its screenshots. */
async function saidBy(page: Page): Promise<string> {
  const said = await page
    .locator('[role=alert], [role=status], [aria-invalid=true]')
    .evaluateAll((found) =>
      found
        .map((one) =>
          one.matches('[aria-invalid=true]') ? `${one.getAttribute('name')} is not valid` : one.textContent,
        )
        .filter(Boolean),
    )
    .catch(() => ['It answers no more.']);
  return said.join('\n') || 'Nothing.';
}
