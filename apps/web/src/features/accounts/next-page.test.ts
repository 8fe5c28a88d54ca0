import { nextPage } from './model/next-page';

it.each([
  ['/jobs/1', '/jobs/1'],
  ['/jobs?search=sound', '/jobs?search=sound'],
  [undefined, '/dashboard'],
  ['', '/dashboard'],
  ['https://evil.example/jobs', '/dashboard'],
  ['//evil.example/jobs', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  ['/nowhere', '/dashboard'],
  ['/auth?next=/auth', '/dashboard'],
  ['/reset-password?token=spent', '/dashboard'],
  ['/verify-email/?token=spent', '/dashboard'],
])('a sign-in that came from %j goes on to %s', (next, page) => {
  expect(nextPage(next)).toBe(page);
});
