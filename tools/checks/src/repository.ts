import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

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
