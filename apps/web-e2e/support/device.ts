import type { BrowserContext, Page } from '@playwright/test';
import type { SavePushEnd } from '@crewcall/contracts-notifications';

interface Shown {
  title: string;
  body: string;
  url: unknown;
}

/**
 * The browser's push service is not reached from here: what it would make of a yes is this end. All else is the
 * browser's own.
 */
export async function subscribesTo(context: BrowserContext, { endpoint, p256dh, auth }: SavePushEnd): Promise<void> {
  await context.addInitScript(
    (json) => {
      const key = 'subscription of the journey';
      const subscription = {
        toJSON: () => json,
        unsubscribe: async () => {
          localStorage.removeItem(key);
          return true;
        },
      } as unknown as PushSubscription;
      PushManager.prototype.subscribe = async () => {
        localStorage.setItem(key, '');
        return subscription;
      };
      PushManager.prototype.getSubscription = async () => (localStorage.getItem(key) === null ? null : subscription);
    },
    { endpoint, keys: { p256dh, auth } },
  );
}

export const isSubscribed = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await (await navigator.serviceWorker.ready).pushManager.getSubscription()) !== null);

/** As the browser does once its push service has given it a message. */
export async function deliver(page: Page, message: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  // A worker that is not at work yet would be given the message, and show nothing.
  const active = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const version = versions.find(({ status }) => status === 'activated');
      if (version) resolve(version.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const data = JSON.stringify(message);
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await active, data });
  await devtools.detach();
}

/** The notices that this browser shows. */
export const noticesOn = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, data }) => ({
      title,
      body,
      url: (data as { url: unknown }).url,
    })),
  );
