import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** What is mutated of a project, and by whose unit tests it must be noticed: the project's own. */
export interface Target {
  /** Its folder, from the root. */
  project: string;
  /** From its folder. */
  mutate: string[];
}

/** Where a wrong line costs money, gives a right away or loses a promise. */
const RULES = ['*.rules.ts', '*.policy.ts', '*.state.ts', 'apps/gateway/src/routing/canonical-path.ts'];

function projectOf(file: string): string {
  const folder = path.dirname(file);
  return existsSync(path.join(folder, 'project.json')) ? folder : projectOf(folder);
}

/** Every project that has rules, with all of them. */
function allTargets(): Target[] {
  const files = execFileSync('git', ['ls-files', '--', ...RULES], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
  const targets = new Map<string, string[]>();
  for (const file of files) {
    const project = projectOf(file);
    targets.set(project, [...(targets.get(project) ?? []), path.relative(project, file)]);
  }
  return [...targets].map(([project, mutate]) => ({ project, mutate }));
}

/** `apps/jobs`, or `apps/jobs src/offers/*.rules.ts`; without words, all projects that have rules. */
export function targetsOf([project, ...mutate]: string[], all = allTargets()): Target[] {
  if (project === undefined) return all;
  if (mutate.length > 0) return [{ project, mutate }];
  const known = all.filter((target) => target.project === project);
  if (known.length === 0) throw new Error(`${project} has no rules of its own to change: name its files after it.`);
  return known;
}
