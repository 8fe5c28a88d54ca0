import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

interface Workflow {
  on: Record<string, unknown>;
  jobs: Record<string, { needs?: string; uses?: string }>;
}

const workflow = (name: string): Workflow =>
  parse(readFileSync(path.resolve(__dirname, '../../../.github/workflows', name), 'utf8')) as Workflow;

describe('the workflow that publishes images', () => {
  it('waits for every test that a push to main has', () => {
    const { publish, tests } = workflow('images.yml').jobs;
    expect([publish?.needs, tests?.uses]).toEqual(['tests', './.github/workflows/ci.yml']);
    expect(workflow('ci.yml').on).toHaveProperty('workflow_call');
  });
});
