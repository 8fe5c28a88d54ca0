import { isInAppPath, isWebRoute, webRoutes } from '@crewcall/contracts-core';

/** Where somebody goes on who has signed in: the page that they came from, if it is one of ours. */
export function nextPage(next: string | undefined): string {
  const path = next?.split('?', 1)[0] ?? '';
  return next && isInAppPath(next) && isWebRoute(path) && path !== webRoutes.auth.path
    ? next
    : webRoutes.dashboard.href();
}
