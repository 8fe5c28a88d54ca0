import fc from 'fast-check';
import { canonicalPath } from './canonical-path.js';

const piece = fc.constantFrom(
  '/',
  '.',
  '..',
  ';',
  '%2e',
  '%2E',
  '%3b',
  '%41',
  '%zz',
  'api',
  'jobs',
  '?',
  '#',
  '\\',
  '%',
);
const paths = fc
  .array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 12 })
  .map((all) => `/${all.join('')}`);

describe('the one spelling of a path, whatever was sent', () => {
  it('is its own spelling: read again it stays the same', () => {
    fc.assert(
      fc.property(paths, (path) => {
        const once = canonicalPath(path);
        if (once !== undefined) expect(canonicalPath(once)).toBe(once);
      }),
    );
  });

  it('begins with one slash, climbs nowhere, and is what a URL makes of it', () => {
    fc.assert(
      fc.property(paths, (path) => {
        const once = canonicalPath(path);
        if (once === undefined) return;
        expect(once).toMatch(/^\/(?!\/)/);
        expect(once.split('/').filter((segment) => segment === '..' || segment === '.')).toEqual([]);
        expect(once).not.toContain(';');
        expect(new URL(once, 'http://crewcall.example').host).toBe('crewcall.example');
      }),
    );
  });
});
