import type { SavePushEnd } from '@crewcall/contracts-notifications';

/** Whether this browser can be told anything while the app is closed. */
export const isPushHere = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** What the browser was told of our notices; asking is for a press alone. */
export const permissionHere = (): NotificationPermission => Notification.permission;

const subscriptionHere = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

const endOf = (subscription: PushSubscription): Omit<SavePushEnd, 'is_discreet'> | null => {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON();
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null;
};

export async function endHere(): Promise<Omit<SavePushEnd, 'is_discreet'> | null> {
  const subscription = isPushHere() ? await subscriptionHere() : null;
  return subscription && endOf(subscription);
}

/**
 * Asks the person, then the browser.
 * @returns null where the person said no
 * @throws DOMException where the browser does not reach its push service
 */
export async function subscribeHere(publicKey: string): Promise<Omit<SavePushEnd, 'is_discreet'> | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made for another key of ours is of no use.
  await (await pushManager.getSubscription())?.unsubscribe();
  return endOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
}

export async function unsubscribeHere(): Promise<void> {
  if (isPushHere()) await (await subscriptionHere())?.unsubscribe();
}
