const key = 'live_seq';

/**
 * The last sequence number seen per stream, kept for a reload of this tab: what was pushed while the page loaded is then
 * replayed. It goes with the session storage at sign-out.
 */
export class LiveMemory {
  private readonly seen: Record<string, number>;

  constructor(private readonly userId: string) {
    this.seen = read(userId);
  }

  last(stream: string): number | null {
    return this.seen[stream] ?? null;
  }

  remember(stream: string, seq: number): void {
    this.seen[stream] = seq;
    try {
      sessionStorage.setItem(key, JSON.stringify({ userId: this.userId, seen: this.seen }));
    } catch {
      // Storage is full or refused: the memory then lives as long as the page.
    }
  }
}

function read(userId: string): Record<string, number> {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as { userId?: unknown; seen?: unknown } | null;
    if (stored?.userId !== userId || typeof stored.seen !== 'object' || stored.seen === null) return {};
    return Object.fromEntries(Object.entries(stored.seen).filter(([, seq]) => Number.isSafeInteger(seq))) as Record<
      string,
      number
    >;
  } catch {
    return {};
  }
}
