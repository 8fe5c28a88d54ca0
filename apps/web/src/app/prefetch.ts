import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { AppStore } from '@crewcall/web-data-access';
import { loadRoutes } from './load-routes';
import { ask } from './needs';
import type { PageHandle } from './routes';

/** Fetches the code and the answers of a page when a pointer rests on a link to it, a finger touches it or it is focused. */
export function prefetchOnIntent(routes: RouteObject[], store: AppStore): void {
  const known = new Set<string>();
  const onIntent = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.target || link.origin !== location.origin || known.has(link.href)) return;
    known.add(link.href);
    const { pathname, searchParams: search } = new URL(link.href);
    void loadRoutes(routes, pathname)
      .then(() => {
        for (const { route, params } of matchRoutes(routes, pathname) ?? []) {
          const { needs } = (route.handle ?? {}) as PageHandle;
          if (needs) void ask(needs, { store }, { params, search });
        }
      })
      // A line that is down now is told when the link is followed.
      .catch(() => known.delete(link.href));
  };
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(sign, onIntent, { capture: true, passive: true });
}
