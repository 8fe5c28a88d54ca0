const prefix = 'draft:';
const keptForMs = 30 * 86_400_000;
const longest = 300_000;

interface Kept {
  at: number;
  value: unknown;
}

const keyOf = (userId: string, place: string): string => `${prefix}${userId}:${place}`;

function keptIn(key: string): Kept | null {
  const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
  return typeof kept?.at === 'number' ? kept : null;
}

function keysOf(start: string): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(start));
}

function removeOld(now: number): void {
  for (const key of keysOf(prefix)) if ((keptIn(key)?.at ?? 0) < now - keptForMs) localStorage.removeItem(key);
}

/**
 * What people typed and did not send, by person and place, in this browser: it outlives an ended session, a reload and
 * a crash of the tab, and goes when that person signs out, or after 30 days. Where storage is full or refused, a draft
 * lives as long as its screen.
 */
export const drafts = {
  read(userId: string, place: string): unknown {
    try {
      const kept = keptIn(keyOf(userId, place));
      return kept && kept.at > Date.now() - keptForMs ? kept.value : null;
    } catch {
      return null;
    }
  },
  keep(userId: string, place: string, value: unknown): void {
    try {
      const now = Date.now();
      removeOld(now);
      const text = JSON.stringify({ at: now, value } satisfies Kept);
      if (text.length <= longest) localStorage.setItem(keyOf(userId, place), text);
    } catch {
      // Nothing can be kept here.
    }
  },
  drop(userId: string, place: string): void {
    try {
      localStorage.removeItem(keyOf(userId, place));
    } catch {
      // Nothing was kept where nothing can be.
    }
  },
  dropAll(userId: string): void {
    try {
      for (const key of keysOf(keyOf(userId, ''))) localStorage.removeItem(key);
    } catch {
      // Nothing was kept where nothing can be.
    }
  },
};
