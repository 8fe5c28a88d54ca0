import { type Check, read, repositoryFiles } from './repository.js';

const INDEXES = ['libs/bookings-domain/src/index.ts', 'libs/jobs-domain/src/index.ts'];

/** Repositories that the index of a domain library gives to services, each by its name. */
export const repositoriesGiven = (index: string): string[] =>
  [...index.matchAll(/^export \{([^}]*)\} from '[^']*\.repository\.js';$/gm)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name.endsWith('Repository')),
  );

/**
 * ADR 23: a domain library gives a repository by name, and only while a service takes it: one that no service takes is
 * the library's own.
 */
export function problemsOfRepositories(file: string, index: string, services: string): string[] {
  const whole = [...index.matchAll(/^export \* from '([^']*\.repository\.js)';$/gm)];
  const taken = new Set([...services.matchAll(/\b\w+Repository\b/g)].map(([name]) => name));
  return [
    ...whole.map(([, path]) => `${file}: exports all of ${path}; name what services take of it`),
    ...repositoriesGiven(index)
      .filter((name) => !taken.has(name))
      .map((name) => `${file}: no service takes ${name}; it stays within the library`),
  ];
}

export const repositoriesCheck: Check = {
  name: 'repositories of the domain libraries',
  problems() {
    const services = repositoryFiles('apps/*/src/*.ts')
      .filter((file) => !/spec\.ts$/.test(file))
      .map(read)
      .filter((source) => source.includes('-domain'))
      .join('\n');
    return INDEXES.flatMap((file) => problemsOfRepositories(file, read(file), services));
  },
};
