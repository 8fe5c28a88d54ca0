import { matcherOf } from '../routing/routing-table.js';
import { isBuiltFile } from '../web/web-file.js';

export interface RateLimit {
  name: string;
  methods?: readonly string[];
  paths: readonly string[];
  /** So many requests of one address … */
  requests: number;
  /** … in so many seconds. */
  seconds: number;
}

/**
 * How often one address may ask. The first row that fits counts the request; services have limits of their own
 * by account and by subject. Files of the web app are not counted: they lie in memory and cost nothing.
 */
export const rateLimits: readonly RateLimit[] = [
  {
    name: 'sends-mail',
    methods: ['POST'],
    paths: ['/api/auth/signup', '/api/auth/forgot-password', '/api/auth/resend-verification'],
    requests: 20,
    seconds: 600,
  },
  { name: 'session', methods: ['GET', 'HEAD'], paths: ['/api/auth/session'], requests: 300, seconds: 60 },
  { name: 'sign-out', methods: ['POST'], paths: ['/api/auth/signout'], requests: 300, seconds: 60 },
  { name: 'auth', paths: ['/api/auth/*', '/api/bootstrap/*'], requests: 30, seconds: 60 },
  { name: 'feedback', methods: ['POST'], paths: ['/api/feedback'], requests: 10, seconds: 600 },
  { name: 'page-vitals', paths: ['/api/page-vitals'], requests: 60, seconds: 60 },
  { name: 'places', paths: ['/api/locations/*'], requests: 120, seconds: 60 },
  { name: 'board-sync', methods: ['POST'], paths: ['/api/jobs/sync-external'], requests: 30, seconds: 60 },
  {
    name: 'uploads',
    methods: ['POST', 'PUT'],
    paths: [
      '/api/cv/*',
      '/api/media/uploads/*',
      '/api/objects/*',
      '/api/attachments/*',
      '/api/tickets/uploads/*',
      '/api/calls/:id/sheet/attachments',
      '/api/bookings/:id/receipts',
    ],
    requests: 60,
    seconds: 600,
  },
  { name: 'live', paths: ['/ws'], requests: 600, seconds: 60 },
  { name: 'calendars', paths: ['/ical/*'], requests: 300, seconds: 60 },
  { name: 'api', paths: ['/api/*'], requests: 900, seconds: 60 },
  // Rendering one costs as much as a dozen reads. A short window: even a burst of a minute's worth would hold others up.
  { name: 'pages', paths: ['/*'], requests: 120, seconds: 10 },
];

const matchers = rateLimits.map((limit) => ({ limit, match: limit.paths.map(matcherOf) }));

export function limitOf(method: string, path: string): RateLimit | undefined {
  if (isBuiltFile(path)) return undefined;
  return matchers.find(
    ({ limit, match }) => (limit.methods?.includes(method) ?? true) && match.some((matches) => matches(path)),
  )?.limit;
}
