import { createHash } from 'node:crypto';

/** Runs a statement on the database of jobs: no form takes a day that is over. */
export type JobsDatabase = (statement: string, parameters: readonly unknown[]) => Promise<void>;

/** The same of the same words, so that what is told twice is there once. */
export function idOf(words: string): string {
  const hex = createHash('sha256').update(words).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
