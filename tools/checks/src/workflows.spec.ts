import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

interface Job {
  needs?: string;
  uses?: string;
  steps?: { id?: string; run?: string; with?: Record<string, unknown> }[];
}
interface Workflow {
  on: Record<string, unknown>;
  jobs: Record<string, Job>;
}

const workflow = (name: string): Workflow =>
  parse(readFileSync(path.resolve(__dirname, '../../../.github/workflows', name), 'utf8')) as Workflow;

describe('the workflow that publishes images', () => {
  it('waits for every test that a push to main has', () => {
    const { publish, tests } = workflow('images.yml').jobs;
    expect([publish?.needs, tests?.uses]).toEqual(['tests', './.github/workflows/ci.yml']);
    expect(workflow('ci.yml').on).toHaveProperty('workflow_call');
  });

  it('dates files and images by their commit, and not by the clock of a runner', () => {
    const { steps = [] } = workflow('images.yml').jobs['publish'] ?? {};
    const at = steps.findIndex(({ id }) => id === 'build');
    const dates = steps.slice(0, at).filter(({ run }) => run?.includes('SOURCE_DATE_EPOCH=$(git log -1 --pretty=%ct)'));
    expect(dates).toEqual([{ run: expect.stringContaining('>> "$GITHUB_ENV"') as string }]);
    expect(steps[at]?.with).toMatchObject({ outputs: 'type=image,push=true,rewrite-timestamp=true' });
    expect(steps[at]?.with).not.toHaveProperty('push');
  });
});
