import { webRoutes } from '@crewcall/contracts-core';
import { makeStore } from '@crewcall/web-data-access';
import { pageOf } from './page-of';
import { render } from './render';

export { appPages } from './app-pages';
export { membersFrame } from './members-frame';
export { colourScheme } from './render';
export { draw } from './draw';
export { drawForMember } from './draw-for-member';

/** The landing page of a moment in which no service answers. */
export async function landingWithoutData(): Promise<string> {
  return pageOf('landing.route', await render(webRoutes.landing.path, makeStore())).html;
}
