import {
  calendarDate,
  isInAppPath,
  isRole,
  isGranted,
  isSafeActionUrl,
  isWebRoute,
  previewOf,
  relativeTime,
  webRoutes,
} from './index.js';

describe('previews', () => {
  it('cuts after 80 characters and adds an ellipsis [R085]', () => {
    expect(previewOf('a'.repeat(81))).toBe(`${'a'.repeat(80)}…`);
    expect(previewOf('a'.repeat(80))).toBe('a'.repeat(80));
  });

  it('never cuts a character in half [R085]', () => {
    expect(previewOf('🎚'.repeat(90))).toBe(`${'🎚'.repeat(80)}…`);
    expect(previewOf('🎚'.repeat(80))).toBe('🎚'.repeat(80));
  });
});

describe('relative time', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1000);

  it.each([
    [-30, 'Just now'],
    [59, 'Just now'],
    [60, '1m ago'],
    [3599, '59m ago'],
    [3600, '1h ago'],
    [86_399, '23h ago'],
    [86_400, '1d ago'],
    [604_799, '6d ago'],
    [604_800, 'Sat 14 Nov'],
  ])('reads an age of %i seconds as %s [R086]', (seconds, words) => {
    expect(relativeTime(ago(seconds), now)).toBe(words);
  });

  it('adds the year when it is another one, and reads the day in London [R086]', () => {
    expect(calendarDate(new Date('2025-06-30T23:30:00Z'), now)).toBe('Tue 1 Jul 2025');
  });
});

describe('action addresses', () => {
  it.each(['/dashboard?tab=jobs', '/', '/profile/1#top', 'https://example.org/a'])('accepts %s [R083]', (url) => {
    expect(isSafeActionUrl(url)).toBe(true);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a\\b',
    'http://example.org',
    'javascript:alert(1)',
    'https://a:b@c.example',
    'data:text/html,x',
    '',
    `/${'a'.repeat(500)}`,
  ])('refuses %j [R083] [S45]', (url) => {
    expect(isSafeActionUrl(url)).toBe(false);
    expect(isInAppPath(url)).toBe(false);
  });

  it('takes 500 characters and no more, of the app and of the web', () => {
    const [path, address] = [`/${'a'.repeat(499)}`, `https://example.org/${'a'.repeat(480)}`];
    expect([path, `${path}a`].map(isInAppPath)).toEqual([true, false]);
    expect([path, `${path}a`, address, `${address}a`].map(isSafeActionUrl)).toEqual([true, false, true, false]);
  });

  it.each(['https://example.org/a b', 'https://example.org/\n', 'https:\\\\example.org', 'https://example.org/\u0000'])(
    'does not take %j, of which browsers drop or turn a character',
    (url) => expect(isSafeActionUrl(url)).toBe(false),
  );
});

describe('web routes', () => {
  it('knows every page and nothing else [R009]', () => {
    for (const path of [
      '/',
      '/jobs',
      '/jobs/1',
      '/jobs/1/rigger',
      '/freelancers',
      '/auth',
      '/profile',
      '/profile/abc',
      '/how-it-works/',
    ]) {
      expect([path, isWebRoute(path)]).toEqual([path, true]);
    }
    for (const path of ['/nothing', '/jobs/1/2/3', '/profile//', '//', '/admin/x'])
      expect([path, isWebRoute(path)]).toEqual([path, false]);
  });

  it('writes addresses with safe ids and queries', () => {
    expect(webRoutes.job.href('a/b')).toBe('/jobs/a%2Fb');
    expect(webRoutes.dashboard.href({ tab: 'jobs', action: undefined })).toBe('/dashboard?tab=jobs');
    expect(webRoutes.dashboard.href()).toBe('/dashboard');
    expect(webRoutes.ratings.href({ page: '2' })).toBe('/ratings?page=2');
    expect(webRoutes.job.href('a/b', { apply: '1', from: 'R&B', source: undefined })).toBe(
      '/jobs/a%2Fb?apply=1&from=R%26B',
    );
    expect(webRoutes.callSheet.href('a', 'b', { print: '1' })).toBe('/bookings/a/call-sheet/b?print=1');
    expect(webRoutes.jobSchedule.href('a', { sheet: 'b/c' })).toBe('/jobs/a/schedule?sheet=b%2Fc');
  });
});

describe('roles and grants', () => {
  it('knows the three roles', () => {
    expect(['freelancer', 'recruiter', 'admin', 'root', null].filter(isRole)).toEqual([
      'freelancer',
      'recruiter',
      'admin',
    ]);
    expect(isGranted('signed-in', 'admin')).toBe(true);
    expect(isGranted(['recruiter'], 'freelancer')).toBe(false);
  });
});
