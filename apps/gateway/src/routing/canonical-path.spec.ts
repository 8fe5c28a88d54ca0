import { canonicalPath } from './canonical-path.js';

describe('canonicalPath', () => {
  it.each([
    ['/', '/'],
    ['/api/jobs', '/api/jobs'],
    ['/api/jobs/', '/api/jobs/'],
    ['//api//admin///users', '/api/admin/users'],
    ['/api/%61dmin/users', '/api/admin/users'],
    ['/api/jobs/../admin/users', '/api/admin/users'],
    ['/api/jobs/%2e%2E/admin/users', '/api/admin/users'],
    ['/api/admin;x=1/users;y', '/api/admin/users'],
    ['/api/jobs/.;/../admin', '/api/admin'],
    ['/api/admin%3bx/users', '/api/admin/users'],
    ['/../../etc/passwd', '/etc/passwd'],
    ['/api/./jobs/.', '/api/jobs/'],
    ['/api/caf%c3%a9', '/api/caf%C3%A9'],
  ])('reads %s as %s [S20]', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });

  it.each([
    'api/jobs',
    '/api%2fjobs',
    '/a%5c..%5cb',
    '/a\\b',
    '/a%00',
    '/a%0d%0ab',
    '/a%',
    '/a%zz',
    '/a%252e',
    '/a%ff',
    '/a b',
    '/é',
    'http://evil/',
  ])('has no reading of %s [S20]', (path) => {
    expect(canonicalPath(path)).toBeUndefined();
  });

  it('changes nothing the second time', () => {
    const once = canonicalPath('/a/%7Euser;v=1//b/../c%20d/') ?? '';
    expect(canonicalPath(once)).toBe(once);
  });
});
