import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One thing that must hold of the repository. Answers the sentences that tell what does not, and how to mend it. */
export interface Check {
  name: string;
  problems(): Promise<string[]> | string[];
}

/** Files that git knows or would know: ignored files are left out. */
export function repositoryFiles(...patterns: string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns], {
    encoding: 'utf8',
  });
  return [...new Set(listed.split('\n').filter(Boolean))];
}

export const read = (file: string): string => readFileSync(file, 'utf8');

/** What a project.json says. */
export interface Project {
  file: string;
  folder: string;
  name: string;
  tags: string[];
  /** Their names. */
  targets: string[];
}

export const projects = (): Project[] =>
  repositoryFiles('*/project.json').map((file) => {
    const said = JSON.parse(read(file)) as { name?: string; tags?: string[]; targets?: object };
    const { name = '', tags = [], targets = {} } = said;
    return { file, folder: path.dirname(file), name, tags, targets: Object.keys(targets) };
  });
