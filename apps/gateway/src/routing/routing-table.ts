import { pageVitalLimits } from '@crewcall/contracts-admin';
import { cvLimits, pictureLimits } from '@crewcall/contracts-identity';
import { attachmentLimits } from '@crewcall/contracts-messaging';

/** The services that answer for a part of the API. */
export type UpstreamName = 'identity' | 'jobs' | 'messaging' | 'notifications' | 'admin';

export interface Route {
  /** `:name` is one segment; a final `/*` is this path and everything below it. */
  path: string;
  to: UpstreamName;
  /** Only for these methods; any when absent. */
  methods?: readonly string[];
  /** Most bytes of a body, where the usual bound is not enough; the service's `@TakesUpTo` says the same. */
  bodyLimit?: number;
  /** Uploads and what waits for other sites take longer than the rest. */
  pace?: 'upload' | 'patient';
  /** The service says how long its answer keeps; everything else is never stored. */
  isCacheable?: boolean;
  /** Who asks without a token is answered as everyone who does: those of one moment share a question (`SharedReads`). */
  isAlike?: boolean;
}

/**
 * Who answers what. The first row that fits is taken; what fits none does not exist. Paths are passed on as they are.
 * The live channel is no row: it is sockets only, without long polling (`sockets/`).
 */
export const routes: readonly Route[] = [
  { path: '/api/freelancer/:id/applications', to: 'jobs' },
  { path: '/api/recruiter/:id/applications', to: 'jobs' },
  { path: '/api/jobs/sync-external', to: 'jobs', methods: ['POST'], pace: 'patient' },
  { path: '/api/jobs/:id/preview.png', to: 'jobs', methods: ['GET', 'HEAD'], isCacheable: true },
  { path: '/api/jobs', to: 'jobs', methods: ['GET'], isAlike: true },
  { path: '/api/jobs/*', to: 'jobs' },
  { path: '/api/map/jobs', to: 'jobs' },
  { path: '/api/applications/*', to: 'jobs' },
  { path: '/api/ratings/*', to: 'jobs' },
  { path: '/api/reviews/*', to: 'jobs' },
  { path: '/api/companies/:id/reviews', to: 'jobs' },
  { path: '/api/companies/:id/days-to-pay', to: 'jobs' },
  { path: '/api/rating-requests/*', to: 'jobs' },
  { path: '/api/calls/*', to: 'jobs' },
  { path: '/api/call-sheets/*', to: 'jobs' },
  { path: '/api/call-contact', to: 'jobs' },
  { path: '/api/roles/*', to: 'jobs' },
  { path: '/api/rates/*', to: 'jobs' },
  { path: '/api/schedule', to: 'jobs' },
  { path: '/api/schedule.csv', to: 'jobs' },
  { path: '/api/calendar/*', to: 'jobs' },
  { path: '/api/feeds', to: 'jobs' },
  { path: '/api/feed-sources/*', to: 'jobs' },
  { path: '/ical/:file', to: 'jobs', methods: ['GET', 'HEAD'], isCacheable: true },
  { path: '/api/availability/*', to: 'jobs' },
  { path: '/api/offers/*', to: 'jobs' },
  { path: '/api/rescues/*', to: 'jobs' },
  { path: '/api/cover-settings', to: 'jobs' },
  { path: '/api/reject-texts', to: 'jobs' },
  { path: '/api/decline-link', to: 'jobs' },
  { path: '/api/bookings/*', to: 'jobs' },
  { path: '/api/crew-lists/*', to: 'jobs' },
  { path: '/api/saved-jobs', to: 'jobs' },
  { path: '/api/saved-searches/*', to: 'jobs' },
  { path: '/api/crew-tags', to: 'jobs' },
  { path: '/api/timesheets/*', to: 'jobs' },
  { path: '/api/timesheets.csv', to: 'jobs' },
  { path: '/api/expenses/*', to: 'jobs' },
  { path: '/api/bank-details/*', to: 'jobs' },
  { path: '/api/invoices/*', to: 'jobs' },
  { path: '/api/earnings', to: 'jobs' },
  { path: '/api/earnings.csv', to: 'jobs' },
  { path: '/api/teams/*', to: 'jobs' },
  { path: '/api/team-offers/*', to: 'jobs' },
  { path: '/api/team-applications/*', to: 'jobs' },
  { path: '/api/team-directory', to: 'jobs' },
  { path: '/api/crew/*', to: 'jobs' },

  { path: '/api/conversations/*', to: 'messaging' },
  { path: '/api/messages/*', to: 'messaging' },
  {
    path: '/api/objects/upload/:ticket',
    to: 'messaging',
    methods: ['PUT'],
    bodyLimit: attachmentLimits.bytes,
    pace: 'upload',
  },
  { path: '/api/objects/*', to: 'messaging' },
  { path: '/api/attachments/*', to: 'messaging' },
  { path: '/api/files/*', to: 'messaging' },

  // Polled: unchanged, they are a 304 to whom they were told.
  { path: '/api/notifications', to: 'notifications', methods: ['GET'], isCacheable: true },
  { path: '/api/notifications/unread-count', to: 'notifications', methods: ['GET'], isCacheable: true },
  { path: '/api/notifications/category-counts', to: 'notifications', methods: ['GET'], isCacheable: true },
  { path: '/api/notifications/*', to: 'notifications' },

  { path: '/api/feedback/*', to: 'admin' },
  { path: '/api/page-vitals', to: 'admin', methods: ['POST'], bodyLimit: pageVitalLimits.body },
  // Accounts belong to identity, also where administrators look after them.
  { path: '/api/admin/users/*', to: 'identity' },
  { path: '/api/admin/tickets/*', to: 'identity' },
  { path: '/api/admin/*', to: 'admin' },

  { path: '/api/auth/*', to: 'identity' },
  { path: '/api/bootstrap/*', to: 'identity' },
  { path: '/api/users/*', to: 'identity' },
  { path: '/api/freelancers', to: 'identity', methods: ['GET'], isAlike: true },
  { path: '/api/freelancers/*', to: 'identity' },
  { path: '/api/freelancer/*', to: 'identity', methods: ['POST', 'PUT'], bodyLimit: pictureLimits.body },
  { path: '/api/freelancer/*', to: 'identity' },
  { path: '/api/recruiters/*', to: 'identity' },
  { path: '/api/recruiter/*', to: 'identity', methods: ['POST', 'PUT'], bodyLimit: pictureLimits.body },
  { path: '/api/recruiter/*', to: 'identity' },
  { path: '/api/cv', to: 'identity', methods: ['POST'], bodyLimit: cvLimits.body, pace: 'upload' },
  { path: '/api/cv/uploads/file/:ticket', to: 'identity', methods: ['PUT'], bodyLimit: cvLimits.bytes, pace: 'upload' },
  { path: '/api/cv/*', to: 'identity' },
  { path: '/api/crew-searches/*', to: 'identity' },
  { path: '/api/kit/*', to: 'identity' },
  { path: '/api/tickets/*', to: 'identity' },
  { path: '/api/locations/*', to: 'identity' },
  { path: '/api/media/uploads/*', to: 'identity' },
  { path: '/api/media/*', to: 'identity', isCacheable: true },
];

/** A matcher of one pattern: a trailing slash of the path makes no difference. */
export function matcherOf(pattern: string): (path: string) => boolean {
  const isTree = pattern.endsWith('/*');
  const source = (isTree ? pattern.slice(0, -2) : pattern)
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '[^/]+' : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('/');
  const expression = new RegExp(`^${source}${isTree ? '(/.*)?' : '/?'}$`);
  return (path) => expression.test(path);
}

const matchers = routes.map((route) => ({ route, matches: matcherOf(route.path) }));

/** The row that answers for a canonical path. */
export function routeOf(method: string, path: string): Route | undefined {
  return matchers.find(({ route, matches }) => (route.methods?.includes(method) ?? true) && matches(path))?.route;
}
