import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { hydrated } from '../support/hydrated.js';
import { test } from '../support/journey.js';

interface Told {
  body: Record<string, unknown>;
  headers: http.IncomingHttpHeaders;
  status: number | undefined;
}

/** On the way between browser and product: what a page sends while it is left is no longer seen in the browser. */
function watchVitals(told: Told[]): http.Server {
  return http.createServer((request, response) => {
    const { method, headers, url = '' } = request;
    const onward = http.request(url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
    if (method !== 'POST' || new URL(url).pathname !== '/api/page-vitals') return;
    void Promise.all([text(request), once(onward, 'response')]).then(([body, [answer]]) => {
      const { statusCode } = answer as http.IncomingMessage;
      told.push({ body: JSON.parse(body) as Told['body'], headers, status: statusCode });
    });
  });
}

test('what a visit was like is told once when the page is left, and not of whom', async ({ browser }) => {
  const told: Told[] = [];
  const proxy = watchVitals(told).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const server = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const context = await browser.newContext({ proxy: { server, bypass: '<-loopback>' } });
  try {
    const page = await context.newPage();
    const measuring = page.waitForResponse((response) => response.url().includes('/assets/page-vitals-'));
    await page.goto('/jobs');
    await hydrated(page);
    await measuring;
    const details = page.locator('details').first();
    await details.locator('summary').click();
    await expect(details).toHaveAttribute('open');
    await page.goto('/how-it-works');
    await expect.poll(() => told.length).toBe(1);
  } finally {
    await context.close();
    proxy.close();
  }
  const [{ body, headers, status } = { body: {}, headers: {}, status: 0 }] = told;
  expect(status).toBe(204);
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('authorization');
  expect(body).toEqual({
    route: '/jobs',
    lcp: expect.any(Number),
    inp: expect.any(Number),
    cls: expect.any(Number),
  });
});
