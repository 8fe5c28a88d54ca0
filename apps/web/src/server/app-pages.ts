import { webRoutes } from '@crewcall/contracts-core';
import { drawnRoutes } from './drawn-routes';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The pages with an address of their own that nobody draws: each with the file of its code, which has its name. */
export const appPages = Object.entries(webRoutes)
  .filter(([, { path }]) => !path.includes(':') && !drawnRoutes.some((drawn) => drawn.path === path))
  .map(([name, { path }]) => ({ path, code: `${kebab(name)}.route` }));
