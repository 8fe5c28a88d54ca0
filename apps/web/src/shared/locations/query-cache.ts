/** Keeps the answers to the last so many different texts; capitals and spaces around make no difference. */
export class QueryCache<T> {
  private readonly kept = new Map<string, T>();

  constructor(private readonly size: number) {}

  get(text: string): T | undefined {
    const key = keyOf(text);
    const found = this.kept.get(key);
    // A map keeps the order of insertion: what is used moves to its end.
    if (found === undefined) return undefined;
    this.kept.delete(key);
    this.kept.set(key, found);
    return found;
  }

  set(text: string, value: T): void {
    const key = keyOf(text);
    this.kept.delete(key);
    this.kept.set(key, value);
    const [oldest] = this.kept.keys();
    if (this.kept.size > this.size && oldest !== undefined) this.kept.delete(oldest);
  }

  clear(): void {
    this.kept.clear();
  }
}

const keyOf = (text: string): string => text.trim().toLowerCase();
