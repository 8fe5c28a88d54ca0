import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

/** One process lints every probe: most of its time is reading the project graph. A probe stands in for a file that is there. */
const program = `
const { LegacyESLint } = require('eslint/use-at-your-own-risk');
const eslint = new LegacyESLint({ cwd: process.cwd() });
(async () => {
  const results = [];
  for (const [filePath, code] of JSON.parse(process.argv[1])) {
    const [{ messages }] = await eslint.lintText(code, { filePath });
    results.push(messages.map(({ ruleId, message }) => ruleId ?? message));
  }
  console.log(JSON.stringify(results));
})();`;

const importing = (name: string) => `import { x } from '${name}';\n\nexport const y = x;\n`;
const isWall = /enforce-module-boundaries|no-restricted-imports/;

const jobsFeature = 'apps/web/src/features/jobs/index.ts';
const jobsApi = 'apps/web/src/features/jobs/api/jobs.api.ts';
const frameworkFree = 'libs/contracts/core/src/index.ts';
const service = 'apps/jobs/src/config.ts';

const rate = 'apps/jobs/src/ratings/rate.service.ts';
const rateModule = 'apps/jobs/src/ratings/ratings.module.ts';
const preferences = 'apps/identity/src/preferences/preferences.service.ts';
const rateController = 'apps/jobs/src/ratings/ratings.controller.ts';
const ratePolicy = 'apps/jobs/src/ratings/rating.policy.ts';
const rules = 'apps/jobs/src/jobs/job-edit.rules.ts';
const peopleConsumer = 'apps/jobs/src/people/people.consumer.ts';
const resetTask = 'apps/identity/src/password-reset/send-reset-mail.task.ts';
const domainService = 'libs/jobs-domain/src/jobs/job-closing.service.ts';
const domainRules = 'libs/bookings-domain/src/saved-jobs/saved-job.rules.ts';
const insideLibrary = '../../../../libs/jobs-domain/src/jobs/job.repository.js';
const shared = 'apps/web/src/shared/query-state/index.ts';

const breaches: [what: string, file: string, code: string, rule: RegExp][] = [
  ['the web app imports a database library', jobsFeature, importing('@crewcall/platform-database'), isWall],
  ['the web app imports Nest', jobsFeature, importing('@nestjs/common'), isWall],
  ['a web feature imports another', jobsFeature, importing('../profile/api/profile.api'), isWall],
  ['a deep file of a web feature imports another', jobsApi, importing('../../profile/api/x'), isWall],
  ['a service reaches the repository of another feature', rate, importing('../people/person.repository.js'), isWall],
  ['a service builds what another feature builds', rate, importing('../people/person.factory.js'), isWall],
  [
    'a module provides the repository of another feature',
    rateModule,
    importing('../people/person.repository.js'),
    isWall,
  ],
  ['a service makes rows of another feature', preferences, importing('../users/user.entity.js'), isWall],
  ['a contract imports a database driver', frameworkFree, importing('typeorm'), isWall],
  ['a contract imports Nest', frameworkFree, importing('@nestjs/common'), isWall],
  ['a contract imports a module of Node', frameworkFree, importing('node:os'), isWall],
  ['a contract imports a decorator of classes', frameworkFree, importing('class-validator'), isWall],
  ['a contract imports its own classes', frameworkFree, importing('@crewcall/contracts-core/dto'), isWall],
  ['a contract of all imports that of one service', frameworkFree, importing('@crewcall/contracts-jobs'), isWall],
  ['the web app imports the classes of a contract', jobsApi, importing('@crewcall/contracts-jobs/dto'), isWall],
  ['a contract imports a library of Node', frameworkFree, importing('@crewcall/platform-config'), isWall],
  [
    'a service imports the domain of another',
    'apps/identity/src/config.ts',
    importing('@crewcall/jobs-domain'),
    isWall,
  ],
  [
    'a library imports what depends on it',
    'libs/platform/database/src/index.ts',
    importing('@crewcall/platform-events'),
    isWall,
  ],
  ['a source imports what only specs may', service, importing('@crewcall/testing-node'), isWall],
  ['a service imports a library of the browser', service, importing('@crewcall/web-ui'), isWall],
  ['a controller imports a repository', rateController, importing('./rating.repository.js'), isWall],
  ['a consumer imports a repository', peopleConsumer, importing('./person.repository.js'), isWall],
  ['a task imports a repository', resetTask, importing('./reset-token.repository.js'), isWall],
  ['a service imports a controller', rate, importing('./ratings.controller.js'), isWall],
  ['a service imports TypeORM', rate, importing('typeorm'), isWall],
  ['a service of a domain library imports TypeORM', domainService, importing('typeorm'), isWall],
  ['rules of a domain library import Nest', domainRules, importing('@nestjs/common'), isWall],
  ['a service reaches into a domain library by its path', rate, importing(insideLibrary), isWall],
  ['a policy imports Nest', ratePolicy, importing('@nestjs/common'), isWall],
  ['rules import Nest', rules, importing('@nestjs/common'), isWall],
  ['a service reaches the consumer of another feature', rate, importing('../people/people.consumer.js'), isWall],
  ['a service reaches the controller of another feature', rate, importing('../jobs/jobs.controller.js'), isWall],
  ['a feature of the web app imports what joins them', jobsFeature, importing('../../app/routes'), isWall],
  ['a deep file of a web feature imports what joins them', jobsApi, importing('../../../app/shell/header'), isWall],
  ['what web features share imports a feature', shared, importing('../../features/jobs'), isWall],
  ['what web features share imports what joins them', shared, importing('../../app/routes'), isWall],
  [
    'a timeout is known to AbortSignal.any alone',
    service,
    'export const y = AbortSignal.any([AbortSignal.timeout(1)]);\n',
    /no-restricted-syntax/,
  ],
];
const passes: [file: string, imported: string][] = [
  [rate, '../people/people.service.js'],
  [rate, './rating.repository.js'],
  [jobsApi, '../model/job'],
  ['apps/jobs/src/jobs/job-counts.service.spec.ts', '@crewcall/testing-node'],
  [service, '@crewcall/contracts-jobs/dto'],
];

function rulesBrokenBy(probes: [file: string, code: string][]): string[][] {
  const env = { ...process.env, NX_DAEMON: 'false', ESLINT_USE_FLAT_CONFIG: 'false', NODE_NO_WARNINGS: '1' };
  const output = execFileSync(process.execPath, ['-e', program, JSON.stringify(probes)], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '[]') as string[][];
}

describe('the walls', () => {
  let broken: string[][];

  beforeAll(() => {
    broken = rulesBrokenBy([
      ...breaches.map(([, file, code]): [string, string] => [file, code]),
      ...passes.map(([file, imported]): [string, string] => [file, importing(imported)]),
    ]);
  }, 240_000);

  it.each(breaches.map(([what, , , rule], at): [string, number, RegExp] => [what, at, rule]))(
    'stop it when %s',
    (_what, at, rule) => {
      expect(broken[at]).toContainEqual(expect.stringMatching(rule));
    },
  );

  it('let through what may pass', () => {
    expect(broken.slice(breaches.length)).toEqual(passes.map(() => []));
  });
});
