interface Kept<T> {
  value: T;
  until: number;
}

/** Keeps the answers used last, none longer than their age allows. */
export class AnswerCache<T> {
  private readonly kept = new Map<string, Kept<T>>();

  constructor(private readonly limits: { entries: number; ageMs: number }) {}

  get(key: string, now = Date.now()): T | undefined {
    const found = this.kept.get(key);
    if (!found) return undefined;
    this.kept.delete(key);
    if (found.until <= now) return undefined;
    // A map keeps the order of insertion: what is used moves to its end.
    this.kept.set(key, found);
    return found.value;
  }

  set(key: string, value: T, now = Date.now()): void {
    this.kept.delete(key);
    this.kept.set(key, { value, until: now + this.limits.ageMs });
    const [oldest] = this.kept.keys();
    if (this.kept.size > this.limits.entries && oldest !== undefined) this.kept.delete(oldest);
  }
}
