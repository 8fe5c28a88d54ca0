import { isPageOfSignIn, webRoutes } from '@crewcall/contracts-core';
import { selectHasLeft } from '@crewcall/web-data-access';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

/** Where a visitor signs in and comes back here from; who has just signed out themselves wants no way back. */
export function useSignInAddress(): string {
  const { pathname, search } = useLocation();
  const hasWayBack = !useSelector(selectHasLeft) && !isPageOfSignIn(pathname);
  return webRoutes.auth.href({ next: hasWayBack ? `${pathname}${search}` : undefined });
}
