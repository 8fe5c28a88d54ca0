import { isInAppPath, isPageOfSignIn, isWebRoute, webRoutes } from '@crewcall/contracts-core';

/** The page to come back to, if it is one of ours. */
export function wantedPage(next: string | null | undefined): string | undefined {
  const path = next?.split('?', 1)[0] ?? '';
  return next && isInAppPath(next) && isWebRoute(path) && !isPageOfSignIn(path) ? next : undefined;
}

/** Where a user goes on who has signed in: the page that they came from, if it is one of ours. */
export function nextPage(next: string | undefined): string {
  return wantedPage(next) ?? webRoutes.dashboard.href();
}
