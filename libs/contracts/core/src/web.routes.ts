const at = <P extends string>(path: P) => ({ path, href: (): P => path });
const withQuery = <P extends string>(path: P) => ({
  path,
  href: (query: Record<string, string | undefined> = {}): string => {
    const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
    return given.length ? `${path}?${new URLSearchParams(given).toString()}` : path;
  },
});
const withId = (path: string) => ({
  path,
  href: (id: string): string => path.replace(/:\w+/, encodeURIComponent(id)),
});

/**
 * Every page of the web app. The router is built from it, services link into it from mails and notifications,
 * and the gateway answers a real 404 to any address that is not in it.
 */
export const webRoutes = {
  landing: at('/'),
  jobs: withQuery('/jobs'),
  job: withId('/jobs/:id'),
  freelancers: withQuery('/freelancers'),
  auth: withQuery('/auth'),
  verifyEmail: withQuery('/verify-email'),
  forgotPassword: at('/forgot-password'),
  resetPassword: withQuery('/reset-password'),
  dashboard: withQuery('/dashboard'),
  profile: at('/profile'),
  profileOf: withId('/profile/:userId'),
  settings: at('/settings'),
  unsubscribe: withQuery('/unsubscribe'),
  ratings: at('/ratings'),
  admin: withQuery('/admin'),
  adminUser: withId('/admin/users/:id'),
  adminReports: withQuery('/admin/reports'),
  adminAudit: withQuery('/admin/audit'),
  adminOperations: withQuery('/admin/operations'),
  howItWorks: at('/how-it-works'),
  calendar: withQuery('/calendar'),
  crewLists: withQuery('/crew-lists'),
  teams: at('/teams'),
  team: withId('/teams/:id'),
  offers: withQuery('/offers'),
  offer: withId('/offers/:id'),
  declineOffer: withQuery('/decline-offer'),
  booking: withId('/bookings/:id'),
  callSheet: {
    path: '/bookings/:id/call-sheet/:callId',
    href: (id: string, callId: string): string =>
      `/bookings/${encodeURIComponent(id)}/call-sheet/${encodeURIComponent(callId)}`,
  },
  /** Where a mail leads who has read a call sheet and is not signed in. */
  acknowledgeSheet: withQuery('/call-sheet-read'),
  jobSchedule: {
    path: '/jobs/:id/schedule',
    /** `sheet` is the call whose sheet is open. */
    href: (id: string, { sheet }: { sheet?: string } = {}): string =>
      `/jobs/${encodeURIComponent(id)}/schedule${sheet ? `?sheet=${encodeURIComponent(sheet)}` : ''}`,
  },
  jobCover: {
    path: '/jobs/:id/cover/:roleId',
    href: (id: string, roleId: string): string => `/jobs/${encodeURIComponent(id)}/cover/${encodeURIComponent(roleId)}`,
  },
  jobLadder: {
    path: '/jobs/:id/ladder/:roleId',
    href: (id: string, roleId: string): string =>
      `/jobs/${encodeURIComponent(id)}/ladder/${encodeURIComponent(roleId)}`,
  },
} as const;

/** A document and not a page: served as a file, opened in a new window. */
export const TERMS_PATH = '/terms-of-use.pdf';

const patterns = Object.values(webRoutes).map(
  ({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`),
);

/** Whether the path (without query) is a page of the web app. */
export const isWebRoute = (path: string): boolean =>
  path.length <= 500 && patterns.some((pattern) => pattern.test(path));
