const KEY = 'jobs_last_sync';

/** When this browser last heard of a sync of the external boards, in milliseconds. */
export const lastSync = {
  read(): number | null {
    try {
      const at = Number(localStorage.getItem(KEY) ?? Number.NaN);
      return Number.isFinite(at) ? at : null;
    } catch {
      return null;
    }
  },
  keep(at: number): void {
    try {
      localStorage.setItem(KEY, String(at));
    } catch {
      // Where nothing can be kept the page asks again next time; the service knows how fresh it is.
    }
  },
};
