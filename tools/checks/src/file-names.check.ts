import path from 'node:path';
import { type Check, read, repositoryFiles } from './repository.js';

/** What a file is, between its name and its ending. A new role is a decision: it is added here. */
const roles = new Set(
  [
    'adapter board client command config consumer controller decorator dto entity error-codes errors events examples',
    'exporter factory filter gateway guard hooks interceptor mail migration module permissions policy presenter provider',
    'registry repository routes rules service state storage strategy task texts thread',
    'api cache live migrations route rows slice styles plugin',
    'bench check drill generator journey preset reporter resolver rspack setup teardown',
    'd spec int-spec e2e-spec timed-spec test',
  ].flatMap((line) => line.split(' ')),
);

/** Names that a tool gives. */
const given = /^(jest\.config|vite\.config|rspack\.config|playwright\.config|services\.config|entry\.client)\./;

export function problemsOfNames(files: string[]): string[] {
  return files.flatMap((file) => {
    const name = path.basename(file);
    if (given.test(name)) return [];
    const unknown = name
      .split('.')
      .slice(1, -1)
      .filter((role) => !roles.has(role));
    const problems = unknown.map(
      (role) => `${file}: “${role}” is no role; name it by one in tools/checks/src/file-names.check.ts`,
    );
    const isVague = /\/(common|shared|utils?|helpers?)\//.test(file) && !file.startsWith('apps/web/src/shared/');
    return isVague ? [...problems, `${file}: name its folder by what is in it`] : problems;
  });
}

/** What Nest makes says in its file's name as what: a reader looks for providers by their names. */
export function problemsOfProviders(file: string, source: string): string[] {
  const [, made] = /^@(Injectable|Controller|Module|Catch|WebSocketGateway)\(/m.exec(source) ?? [];
  if (!made || path.basename(file).split('.').length > 2) return [];
  return [`${file}: holds an @${made} and does not say its role: name it thing.role.ts`];
}

export const fileNamesCheck: Check = {
  name: 'file names',
  problems() {
    const files = repositoryFiles('*.ts', '*.tsx', '*.mts', '*.mjs', '*.cjs').filter(
      (file) => !file.includes('/templates/') && !file.includes('/migrations/'),
    );
    const ofNest = files.filter((file) => /^(apps|libs)\/.*\.ts$/.test(file));
    return [...problemsOfNames(files), ...ofNest.flatMap((file) => problemsOfProviders(file, read(file)))];
  },
};
