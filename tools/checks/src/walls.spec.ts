import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

/** One process lints every probe: most of its time is reading the project graph. */
const program = `
const { LegacyESLint } = require('eslint/use-at-your-own-risk');
const eslint = new LegacyESLint({ cwd: process.cwd() });
(async () => {
  const results = [];
  for (const [filePath, code] of JSON.parse(process.argv[1])) {
    const [{ messages }] = await eslint.lintText(code, { filePath });
    results.push(messages.map(({ ruleId }) => ruleId).filter((rule) => /boundaries|restricted-imports/.test(rule ?? '')));
  }
  console.log(JSON.stringify(results));
})();`;

const breaches: [what: string, file: string, imported: string][] = [
  ['the web app imports a database library', 'apps/web/src/features/jobs/x.ts', '@crewcall/platform-database'],
  ['the web app imports Nest', 'apps/web/src/features/jobs/x.ts', '@nestjs/common'],
  ['a web feature imports another', 'apps/web/src/features/jobs/x.ts', '../profile/api/profile.api'],
  ['a deep file of a web feature imports another', 'apps/web/src/features/jobs/api/x.ts', '../../profile/api/x'],
  ['a contract imports a database driver', 'libs/contracts/core/src/x.ts', 'typeorm'],
  ['a contract imports a library of Node', 'libs/contracts/core/src/x.ts', '@crewcall/platform-config'],
  ['a service imports the domain of another', 'apps/identity/src/x.ts', '@crewcall/jobs-domain'],
  ['a library imports what depends on it', 'libs/platform/database/src/x.ts', '@crewcall/platform-events'],
  ['a source imports what only specs may', 'apps/jobs/src/x.ts', '@crewcall/testing-node'],
];
const passes: [file: string, imported: string][] = [
  ['apps/web/src/features/jobs/api/x.ts', '../model/job'],
  ['apps/jobs/src/x.spec.ts', '@crewcall/testing-node'],
  ['apps/jobs/src/x.ts', '@crewcall/contracts-jobs/dto'],
];

function rulesBrokenBy(probes: [string, string][]): string[][] {
  const files = probes.map(([file, imported]) => [file, `import { x } from '${imported}';\n\nexport const y = x;\n`]);
  const env = { ...process.env, NX_DAEMON: 'false', ESLINT_USE_FLAT_CONFIG: 'false', NODE_NO_WARNINGS: '1' };
  const output = execFileSync(process.execPath, ['-e', program, JSON.stringify(files)], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '[]') as string[][];
}

describe('the walls', () => {
  let broken: string[][];

  beforeAll(() => {
    broken = rulesBrokenBy([...breaches.map(([, file, imported]): [string, string] => [file, imported]), ...passes]);
  }, 120_000);

  it.each(breaches.map(([what], at): [string, number] => [what, at]))('stop it when %s', (_what, at) => {
    expect(broken[at]).not.toEqual([]);
  });

  it('let through what may pass', () => {
    expect(broken.slice(breaches.length)).toEqual(passes.map(() => []));
  });
});
