import { webRoutes } from '@crewcall/contracts-core';
import { drawnRoutes } from './drawn-routes';
import { membersRoutes } from './members-routes';

const { auth, verifyEmail, forgotPassword, resetPassword, unsubscribe } = webRoutes;
/** Where people come from a mail, or to sign in. */
const forAnybody: readonly string[] = [auth, verifyEmail, forgotPassword, resetPassword, unsubscribe].map(
  ({ path }) => path,
);

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The pages with an address of their own that are not drawn for strangers: each with the file of its code, which has its name. */
export const appPages = Object.entries(webRoutes)
  .filter(([, { path }]) => !path.includes(':') && !drawnRoutes.some((drawn) => drawn.path === path))
  .map(([name, { path }]) => ({
    path,
    code: `${kebab(name)}.route`,
    isForMembers: !forAnybody.includes(path),
    /** For who is signed in. */
    isDrawn: membersRoutes.some((drawn) => drawn.path === path),
  }));
