import { problemsOfLicences } from './licences.check.js';
import { problemsOfLock } from './lock.check.js';

const fine = { version: '1.0.0', integrity: 'sha512-x', license: 'MIT' };
const stub = { version: '1.0.0', optional: true, os: ['win32'] };

describe('the lockfile', () => {
  it('holds with a hash of every package, from npm’s registry', () => {
    const resolved = 'https://registry.npmjs.org/b/-/b-1.0.0.tgz';
    const packages = { 'node_modules/a': fine, 'node_modules/b': { ...fine, resolved }, 'node_modules/c-win32': stub };
    expect(problemsOfLock(packages, [])).toEqual([]);
  });

  it('fails for another place, a missing or weak hash, and a script that no one decided about', () => {
    const packages = {
      'node_modules/a': { ...fine, resolved: 'https://evil.example/a.tgz' },
      'node_modules/a/node_modules/b': { ...fine, integrity: 'sha1-x' },
      'node_modules/c': { ...fine, integrity: undefined },
      'node_modules/@d/e': { ...fine, hasInstallScript: true },
    };
    expect(problemsOfLock(packages, ['f'])).toHaveLength(4);
    expect(problemsOfLock(packages, ['@d/e'])).toHaveLength(3);
  });
});

describe('the licences', () => {
  it('hold where a closed product may use the package, also by one of several', () => {
    const licences = ['MIT', '(GPL-3.0-only OR MIT)', 'Apache-2.0 AND MIT'];
    const packages = Object.fromEntries(licences.map((license, i) => [`node_modules/p${i}`, { ...fine, license }]));
    expect(problemsOfLicences({ ...packages, 'node_modules/c-win32': stub })).toEqual([]);
  });

  it('fail for one that is not allowed, or not named', () => {
    const packages = {
      'node_modules/a': { ...fine, license: 'AGPL-3.0-only' },
      'node_modules/b': { ...fine, license: 'MIT AND GPL-3.0-only' },
      'node_modules/c': { ...fine, license: undefined },
    };
    expect(problemsOfLicences(packages)).toHaveLength(3);
  });
});
