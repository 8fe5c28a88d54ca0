import { emptyJob, type JobFormValues } from './job-form.values';

const keyOf = (userId: string, jobId: string | null): string => `job_draft:${userId}:${jobId ?? 'new'}`;

/** What somebody typed before the form was closed by accident; it lives as long as the tab and leaves at sign-out. */
export const jobDrafts = {
  read(userId: string, jobId: string | null): JobFormValues | null {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId, jobId)) ?? 'null');
      return isValues(stored) ? stored : null;
    } catch {
      return null;
    }
  },
  keep(userId: string, jobId: string | null, values: JobFormValues): void {
    try {
      sessionStorage.setItem(keyOf(userId, jobId), JSON.stringify(values));
    } catch {
      // Storage is full or refused: the form itself still holds the values.
    }
  },
  drop(userId: string, jobId: string | null): void {
    try {
      sessionStorage.removeItem(keyOf(userId, jobId));
    } catch {
      // Nothing was kept where nothing can be.
    }
  },
};

/** Anything of another shape, of an older release for instance, is not put into the form. */
function isValues(value: unknown): value is JobFormValues {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(emptyJob).every(([field, empty]) => {
    const kept = (value as Record<string, unknown>)[field];
    return Array.isArray(empty) ? Array.isArray(kept) : typeof kept === typeof empty;
  });
}
