const at = <P extends string>(path: P) => ({ path, href: (): P => path });

/** What is empty or undefined is left out of the address. */
export type AddressQuery = Record<string, string | undefined>;

function addressWith(path: string, query: AddressQuery = {}): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length ? `${path}?${new URLSearchParams(given).toString()}` : path;
}

const withQuery = <P extends string>(path: P) => ({
  path,
  href: (query?: AddressQuery): string => addressWith(path, query),
});
/** One id for each part of the path that begins with a colon, then what stands behind the question mark. */
const withId = <Ids extends string[] = [id: string]>(path: string) => ({
  path,
  href: (...parts: [...ids: Ids, query?: AddressQuery]): string => {
    const query = parts.find((part) => typeof part === 'object');
    const ids = parts.filter((part) => typeof part === 'string');
    const address = ids.reduce((filled, id) => filled.replace(/:\w+/, encodeURIComponent(id)), path);
    return addressWith(address, query);
  },
});

/**
 * Every page of the web app. The router is built from it, services link into it from mails and notifications,
 * and the gateway answers a real 404 to any address that is not in it.
 */
export const webRoutes = {
  landing: at('/'),
  jobs: withQuery('/jobs'),
  job: withId('/jobs/:id'),
  /** The same page by its full address, which `jobPathOf` writes. */
  namedJob: withId<[id: string, slug: string]>('/jobs/:id/:slug'),
  freelancers: withQuery('/freelancers'),
  auth: withQuery('/auth'),
  verifyEmail: withQuery('/verify-email'),
  forgotPassword: at('/forgot-password'),
  resetPassword: withQuery('/reset-password'),
  dashboard: withQuery('/dashboard'),
  profile: at('/profile'),
  profileOf: withId('/profile/:userId'),
  /** Of crew who let search engines find them. */
  namedCrew: withId<[slug: string]>('/crew/:slug'),
  settings: at('/settings'),
  unsubscribe: withQuery('/unsubscribe'),
  ratings: withQuery('/ratings'),
  admin: withQuery('/admin'),
  adminUser: withId('/admin/users/:id'),
  adminReports: withQuery('/admin/reports'),
  adminTickets: at('/admin/tickets'),
  adminAudit: withQuery('/admin/audit'),
  adminOperations: withQuery('/admin/operations'),
  howItWorks: at('/how-it-works'),
  calendar: withQuery('/calendar'),
  crewLists: withQuery('/crew-lists'),
  alerts: at('/alerts'),
  teams: at('/teams'),
  team: withId('/teams/:id'),
  teamOffer: withId('/team-offers/:id'),
  teamApplication: withId('/team-applications/:id'),
  applyAsTeam: withId('/jobs/:id/team'),
  offers: withQuery('/offers'),
  offer: withId('/offers/:id'),
  declineOffer: withQuery('/decline-offer'),
  booking: withId('/bookings/:id'),
  callSheet: withId<[id: string, callId: string]>('/bookings/:id/call-sheet/:callId'),
  timesheets: withQuery('/timesheets'),
  timesheet: withId('/timesheets/:id'),
  invoices: withQuery('/invoices'),
  invoice: withId('/invoices/:id'),
  /** Where a mail leads who has read a call sheet and is not signed in. */
  acknowledgeSheet: withQuery('/call-sheet-read'),
  /** `sheet` is the call whose sheet is open. */
  jobSchedule: withId('/jobs/:id/schedule'),
  jobCover: withId<[id: string, roleId: string]>('/jobs/:id/cover/:roleId'),
  jobLadder: withId<[id: string, roleId: string]>('/jobs/:id/ladder/:roleId'),
} as const;

/** A document and not a page: served as a file, opened in a new window. */
export const TERMS_PATH = '/terms-of-use.pdf';

/** Pages by their patterns: for figures, which name no thing and no person. */
export const webRoutePaths: readonly string[] = Object.values(webRoutes).map(({ path }) => path);

const patterns = Object.values(webRoutes).map(
  ({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`),
);

/** Whether the path (without query) is a page of the web app. */
export const isWebRoute = (path: string): boolean =>
  path.length <= 500 && patterns.some((pattern) => pattern.test(path));

const pagesOfSignIn = [webRoutes.auth, webRoutes.verifyEmail, webRoutes.forgotPassword, webRoutes.resetPassword];

/** Whether a path is of a page that a sign-in has no use for afterwards: its link is spent, or it is the sign-in itself. */
export const isPageOfSignIn = (path: string): boolean =>
  pagesOfSignIn.some((route) => path === route.path || path === `${route.path}/`);
