import { randomInt } from 'node:crypto';
import { test as base } from '@playwright/test';

/**
 * A journey: its browsers share an address of their own, as people behind one router do, so that each has the product's
 * own rate limits to itself. The product of the journeys trusts this machine as its load balancer; no other believes it.
 */
export const test = base.extend({
  extraHTTPHeaders: ({ contextOptions }, use) =>
    use({ ...contextOptions.extraHTTPHeaders, 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(1, 255)}` }),
});
