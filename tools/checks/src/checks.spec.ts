import { problemsOfReadme, problemsOfTree } from './readmes.check.js';
import { problemsOfRepositories } from './repositories.check.js';
import { problemsOfTags } from './tags.check.js';
import { problemsOfTargets } from './targets.check.js';

describe('the repository’s checks', () => {
  it('want exactly one known tag on each axis', () => {
    expect(problemsOfTags('p', ['scope:jobs', 'type:app', 'platform:node'])).toEqual([]);
    expect(problemsOfTags('p', ['scope:jobs', 'type:constants', 'platform:node'])).toHaveLength(1);
    expect(problemsOfTags('p', ['scope:jobs', 'scope:admin', 'type:app', 'platform:any'])).toHaveLength(1);
  });

  it('want every spec in a project that has the target for it', () => {
    const files = ['apps/a/src/x.spec.ts', 'apps/a/src/x.int-spec.ts', 'libs/b.test.tsx', 'apps/a/src/x.ts'];
    expect(problemsOfTargets(files, { apps: ['int'], 'apps/a': ['test'] })).toEqual([
      'apps/a/project.json: no target “int” runs apps/a/src/x.int-spec.ts',
      'libs/b.test.tsx belongs to no project',
    ]);
  });

  it('want a service README to be whole and short', () => {
    expect(problemsOfReadme('r', '# jobs\n')).toHaveLength(10);
    expect(problemsOfReadme('r', `# jobs\n${'line\n'.repeat(90)}`)).toHaveLength(11);
  });

  it('want every folder of a list in the tree, and no other', () => {
    const tree = 'libs/\n  platform/{auth,mail}/   what services stand on\n  contracts/{core}/\n';
    const folders = { platform: ['auth', 'queues'], contracts: ['core', 'core-dto'] };
    expect(problemsOfTree('a.md', tree, (parent) => folders[parent as keyof typeof folders])).toEqual([
      'a.md: platform/queues is not named',
      'a.md: there is no platform/mail',
    ]);
  });

  it('want a domain library to give a repository by name, and only while a service takes it', () => {
    const [named, whole] = [
      "export { type Row, RowRepository } from './row.repository.js';",
      "export * from './a.repository.js';",
    ];
    expect(problemsOfRepositories('i', named, 'private readonly rows: RowRepository')).toEqual([]);
    expect(problemsOfRepositories('i', named, 'private readonly rows: ArrowRepository')).toEqual([
      'i: no service takes RowRepository; it stays within the library',
    ]);
    expect(problemsOfRepositories('i', whole, '')).toEqual([
      'i: exports all of ./a.repository.js; name what services take of it',
    ]);
  });
});
