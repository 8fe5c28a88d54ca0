import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Fetches the code of the routes that an address needs, and puts it in their place. */
export async function loadRoutes(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
