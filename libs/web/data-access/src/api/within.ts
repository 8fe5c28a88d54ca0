/**
 * Does the work under a signal that is aborted with the given one, and after so many milliseconds anyway.
 * Not by `AbortSignal.timeout`: one that only `AbortSignal.any` knows may be collected before it fires (nodejs/node#57736).
 */
export async function within<T>(
  milliseconds: number,
  signal: AbortSignal,
  work: (limited: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), milliseconds);
  try {
    return await work(AbortSignal.any([signal, limit.signal]));
  } finally {
    clearTimeout(timer);
  }
}
