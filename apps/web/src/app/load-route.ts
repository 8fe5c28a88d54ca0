import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Fetches the code of the routes that an address needs, and puts it in their place. */
export async function loadRoute(routes: RouteObject[], address: { pathname: string }): Promise<void> {
  for (const { route } of matchRoutes(routes, address) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}
