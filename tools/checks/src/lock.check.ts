import { isStub, lockedPackages, nameAt, type LockedPackages } from './lock.js';
import { type Check, read } from './repository.js';

const REGISTRY = 'https://registry.npmjs.org/';

/**
 * Each package is the one that was reviewed: a SHA-512 of its bytes, from npm's registry or from wherever the machine's
 * settings say, and install scripts that someone decided about.
 */
export function problemsOfLock(packages: LockedPackages, decidedScripts: readonly string[]): string[] {
  return Object.entries(packages).flatMap(([place, entry]) => {
    if (isStub(entry)) return [];
    const name = nameAt(place);
    const problems: string[] = [];
    if (!entry.integrity?.startsWith('sha512-')) problems.push(`${place} has no SHA-512; install it anew`);
    if (entry.resolved && !entry.resolved.startsWith(REGISTRY))
      problems.push(`${place} comes from ${entry.resolved}; only ${REGISTRY} is trusted`);
    if (entry.hasInstallScript && !decidedScripts.includes(name))
      problems.push(`${name} has an install script; decide about it in “allowScripts” of package.json`);
    return problems.map((problem) => `package-lock.json: ${problem}`);
  });
}

export const lockCheck: Check = {
  name: 'lockfile',
  problems() {
    const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> };
    return problemsOfLock(lockedPackages(), Object.keys(allowScripts));
  },
};
