import { limitOf, rateLimits } from './rate-limits.js';

const rateOf = (name: string) => {
  const limit = rateLimits.find((row) => row.name === name);
  return (limit?.requests ?? 0) / (limit?.seconds ?? 1);
};

describe('rate limits', () => {
  it.each([
    ['POST', '/api/auth/signup', 'sends-mail'],
    ['POST', '/api/auth/signin', 'auth'],
    ['GET', '/api/auth/google/callback', 'auth'],
    ['GET', '/api/auth/session', 'session'],
    ['POST', '/api/bootstrap/create-first-admin', 'auth'],
    ['POST', '/api/feedback', 'feedback'],
    ['POST', '/api/page-vitals', 'page-vitals'],
    ['GET', '/api/locations/search', 'places'],
    ['POST', '/api/jobs/sync-external', 'board-sync'],
    ['POST', '/api/cv', 'uploads'],
    ['GET', '/api/bookings/1/receipts', 'api'],
    ['GET', '/ws/', 'live'],
    ['GET', '/api/jobs', 'api'],
    ['GET', '/api/nothing', 'api'],
  ])('counts %s %s as %s', (method, path, name) => {
    expect(limitOf(method, path)?.name).toBe(name);
  });

  it.each(['/', '/jobs', '/jobs/', '/drawn/dashboard', '/sitemap.xml', '/no-such-page', '/assets', '/health/ready'])(
    'counts the page %s [F24]',
    (path) => {
      expect(limitOf('GET', path)?.name).toBe('pages');
    },
  );

  it.each([
    '/api/cv',
    '/api/media/uploads',
    '/api/objects/upload',
    '/api/attachments',
    '/api/tickets/uploads',
    '/api/calls/1/sheet/attachments',
    '/api/bookings/1/receipts',
  ])('counts what opens an upload at %s with the others [S60]', (path) => {
    expect(limitOf('POST', path)?.name).toBe('uploads');
  });

  it('leaves files alone', () => {
    expect(limitOf('GET', '/assets/index-abc.js')).toBeUndefined();
  });

  it.each(['sends-mail', 'auth', 'feedback', 'page-vitals', 'places', 'board-sync', 'uploads'])(
    'holds %s tighter than the rest [S69]',
    (name) => {
      expect(rateOf(name)).toBeLessThan(rateOf('api') / 5);
    },
  );
});
