import { mkdirSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { GOAL, missedOf, type Outcome, scoreOf, tableOf } from './report.js';
import { type Target, targetsOf } from './targets.js';

/** tools/run.mjs starts every tool there. */
const root = process.cwd();
const OUT = path.join(root, 'dist/mutation');

/** No unit test of another project reads them, and the copy is made for each run. */
const UNREAD = ['/docs', '/deploy', '/docker', '/apps/web', '/apps/web-e2e', '/tools/generators', '/.data'];

/** Changes the files one line at a time, in a copy of the repository, and runs the tests that reach the line. */
async function mutate({ project, mutate: files }: Target): Promise<Outcome[]> {
  const options: ConstructorParameters<typeof Stryker>[0] = {
    testRunner: 'jest',
    jest: { configFile: `${project}/jest.config.cjs`, enableFindRelatedTests: true },
    coverageAnalysis: 'perTest',
    mutate: files.map((file) => `${project}/${file}`),
    ignorePatterns: UNREAD.filter((folder) => folder !== `/${project}`),
    // The compiler that the tests run through strips types unread.
    disableTypeChecks: false,
    concurrency: 2,
    // On a busy machine a change that makes a test five times slower is slow, no endless loop.
    timeoutFactor: 5,
    timeoutMS: 30_000,
    dryRunTimeoutMinutes: 20,
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    tempDirName: '.nx/mutation',
  };
  return new Stryker(options).runMutationTest();
}

/** `npm run mutation`, or `npm run mutation -- apps/jobs src/offers/*.rules.ts`. Hours for all, hence by night; a folder takes minutes. */
export async function main(args: string[]): Promise<number> {
  setPriority(5);
  mkdirSync(OUT, { recursive: true });
  const outcomes: Outcome[] = [];
  for (const target of targetsOf(args)) outcomes.push(...(await mutate(target)));
  const missed = missedOf(outcomes, root);
  const table = tableOf(outcomes, root);
  writeFileSync(path.join(OUT, 'report.md'), `${table}\n`);
  writeFileSync(path.join(OUT, 'missed.txt'), missed.map((line) => `${line}\n`).join(''));
  console.log(`${table}\n\nWhat no test noticed is in dist/mutation/missed.txt: ${missed.length}.`);
  return scoreOf(outcomes) >= GOAL ? 0 : 1;
}
