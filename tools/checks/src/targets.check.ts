import { type Check, projects, repositoryFiles } from './repository.js';

/** Which target of Nx runs a file of that name. */
const runners: [ending: RegExp, target: string][] = [
  [/\.int-spec\.ts$/, 'int'],
  [/\.(e2e-spec|journey)\.ts$/, 'e2e'],
  [/\.timed-spec\.ts$/, 'timed'],
  [/\.(spec\.ts|test\.tsx?)$/, 'test'],
  [/(^|\/)tsconfig\.json$/, 'typecheck'],
];

/** Files of no project, and files whose project has not the target that would run them. */
export function problemsOfTargets(files: string[], targets: Record<string, string[]>): string[] {
  const projectOf = (file: string): string | undefined =>
    Object.keys(targets)
      .filter((folder) => file.startsWith(`${folder}/`))
      .sort((a, b) => b.length - a.length)[0];
  return files.flatMap((file) => {
    const [, target] = runners.find(([ending]) => ending.test(file)) ?? [];
    const project = projectOf(file);
    if (!target || (file === 'tsconfig.json' && !project)) return [];
    if (!project) return [`${file} belongs to no project`];
    return targets[project]?.includes(target) ? [] : [`${project}/project.json: no target “${target}” runs ${file}`];
  });
}

export const targetsCheck: Check = {
  name: 'targets',
  problems: () =>
    problemsOfTargets(
      repositoryFiles('*.ts', '*.tsx', '*/tsconfig.json').filter((file) => !file.includes('/templates/')),
      Object.fromEntries(projects().map(({ folder, targets }) => [folder, targets])),
    ),
};
