import { existsSync } from 'node:fs';
import { type Check, read } from './repository.js';
import { titlesIn } from './titles.js';

/** A test by the beginning of its title, without the requirements that it names. */
export interface Proof {
  file: string;
  title: string;
}

export interface PublicClaim {
  name: string;
  proofs: Proof[];
}

const README = 'README.md';
const LANDING = 'apps/web/src/features/landing/components/promises.tsx';
const ROW = /^\| \*\*([^*]+)\*\*.*?\|([^|]*)\|\s*$/gm;

/** The rows of README.md that begin with a claim in bold, with the tests of their last column. */
export const claimsIn = (markdown: string): PublicClaim[] =>
  [...markdown.matchAll(ROW)].map(([, name = '', tests = '']) => ({
    name,
    proofs: tests.split('<br>').flatMap((test) => {
      const [, file = '', title = ''] = /`([^`]+)`: (.+)$/.exec(test.trim()) ?? [];
      return file ? [{ file, title }] : [];
    }),
  }));

/** What the landing page promises: the first text of each pair. */
export const promisesIn = (source: string): string[] =>
  [...source.matchAll(/^ {2}\[\s*'([^']+)',/gm)].map(([, name = '']) => name);

/** `titlesOf` answers those of a file, none of one that is not there. */
export function problemsOfPromises(
  claims: readonly PublicClaim[],
  promises: readonly string[],
  titlesOf: (file: string) => readonly string[],
): string[] {
  const isProved = ({ file, title }: Proof) =>
    titlesOf(file).some((one) => one.replace(/( \[[RS]\d{3}\])+$/, '') === title);
  const unproved = claims.flatMap(({ name, proofs }) => [
    ...(proofs.length ? [] : [`${README}: “${name}” names no test`]),
    ...proofs
      .filter((proof) => !isProved(proof))
      .map(({ file, title }) => `${README}: “${name}” is proved by “${title}” no more, which ${file} does not have`),
  ]);
  const unclaimed = promises.filter((promise) => !claims.some(({ name }) => name === promise));
  return [
    ...(claims.length ? [] : [`${README}: has no claims`]),
    ...(promises.length ? [] : [`${LANDING}: has no promises`]),
    ...unproved,
    ...unclaimed.map((name) => `${LANDING}: “${name}” is no claim of ${README}, so nothing proves it`),
  ];
}

export const claimsCheck: Check = {
  name: 'claims',
  problems: () =>
    problemsOfPromises(claimsIn(read(README)), promisesIn(read(LANDING)), (file) =>
      existsSync(file) ? titlesIn(file, read(file)) : [],
    ),
};
