import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Files that git knows or would know: ignored files are left out. */
export function repositoryFiles(...patterns: string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns], {
    encoding: 'utf8',
  });
  return [...new Set(listed.split('\n').filter(Boolean))];
}

export const read = (file: string): string => readFileSync(file, 'utf8');

export const services = [
  'gateway',
  'web-server',
  'identity',
  'jobs',
  'jobs-worker',
  'messaging',
  'notifications',
  'admin',
] as const;
