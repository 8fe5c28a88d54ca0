import type { JobSource } from './board.js';

export const syncTimes = {
  /** A visit of the page asks for a sync when the last is older than this; the worker runs one as often. */
  automaticAfterSeconds: 1800,
  /** A user who presses the button gets a new one only after this. */
  manualAfterSeconds: 60,
} as const;

export const syncTexts = {
  button: 'Sync Jobs',
  running: 'Syncing...',
  doneTitle: 'Jobs synced',
  done: 'Latest jobs from Reed and Adzuna have been fetched.',
  failedTitle: 'Sync failed',
  failed: 'Failed to sync external jobs.',
  longTitle: 'Still syncing',
  long: 'New jobs will appear in a moment.',
} as const;

const LONGEST_URL = 2000;

/** The address as it may be linked to, or null: https alone, no credentials, no control characters. */
export function externalUrlOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > LONGEST_URL || /[\s\p{Cc}]/u.test(value.trim())) return null;
  try {
    const url = new URL(value.trim());
    const isPlain = url.protocol === 'https:' && !url.username && !url.password && url.hostname.includes('.');
    return isPlain && url.href.length <= LONGEST_URL ? url.href : null;
  } catch {
    return null;
  }
}

interface SourcedJob {
  external_source: string | null;
  external_url: string | null;
  external_sources?: readonly JobSource[];
}

/** Every board that advertises the job, the one it was found on first; none for our own jobs and for unsafe links. */
export function sourcesOf(job: SourcedJob): { source: string; url: string }[] {
  const first = job.external_source && job.external_url ? [{ source: job.external_source, url: job.external_url }] : [];
  const all = job.external_sources?.length ? job.external_sources : first;
  return all.flatMap(({ source, url }) => {
    const safe = externalUrlOf(url);
    return safe ? [{ source, url: safe }] : [];
  });
}
