import type { AppStore } from '@crewcall/web-data-access';
import { keepSheets } from '../features/call-sheets';
import { keepDevice } from '../features/notifications/devices/keep-device';

/** Comes once the page has long been there: what a phone needs for when it has no network. */
export function startOffline(store: AppStore): void {
  keepSheets(store);
  keepDevice(store);
  // The build alone has a worker.
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' }).catch(console.error);
}
