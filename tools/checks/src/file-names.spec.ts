import { problemsOfNames } from './file-names.check.js';

describe('the names of files', () => {
  it('want a role of the list in a file’s name', () => {
    expect(problemsOfNames(['apps/jobs/src/jobs/job.service.ts', 'jest.config.cjs', 'a/job.service.spec.ts'])).toEqual(
      [],
    );
    expect(problemsOfNames(['apps/jobs/src/jobs/job.manager.ts', 'apps/jobs/src/utils/job.ts'])).toHaveLength(2);
  });
});
