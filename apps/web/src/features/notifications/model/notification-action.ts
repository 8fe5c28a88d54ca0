import { isInAppPath, isSafeActionUrl } from '@crewcall/contracts-core';
import type { ToastAction } from '@crewcall/web-data-access';

/** A path opens in the app, an https address in a new window; anything else is not followed. */
export function actionFor(url: string | null): ToastAction | null {
  if (!url || !isSafeActionUrl(url)) return null;
  return { label: isInAppPath(url) ? 'View' : 'Open link', to: url };
}
