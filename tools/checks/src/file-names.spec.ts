import { problemsOfNames, problemsOfProviders } from './file-names.check.js';

describe('the names of files', () => {
  it('want a role of the list in a file’s name', () => {
    expect(problemsOfNames(['apps/jobs/src/jobs/job.service.ts', 'jest.config.cjs', 'a/job.service.spec.ts'])).toEqual(
      [],
    );
    expect(problemsOfNames(['apps/jobs/src/jobs/job.manager.ts', 'apps/jobs/src/utils/job.ts'])).toHaveLength(2);
  });

  it('want it of what Nest makes, and of nothing else', () => {
    const provider = "import { Injectable } from '@nestjs/common';\n\n@Injectable()\nexport class Visits {}\n";
    expect(problemsOfProviders('apps/gateway/src/pages/visits.ts', provider)).toEqual([
      'apps/gateway/src/pages/visits.ts: holds an @Injectable and does not say its role: name it thing.role.ts',
    ]);
    expect(problemsOfProviders('apps/gateway/src/pages/visits.service.ts', provider)).toEqual([]);
    expect(
      problemsOfProviders('apps/jobs/src/calls/days.ts', '/** @Injectable() */\nexport const days = 1;\n'),
    ).toEqual([]);
  });
});
