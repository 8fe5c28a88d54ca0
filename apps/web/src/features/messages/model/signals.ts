interface Signals {
  /** Who is writing, by conversation. */
  typing: Record<string, boolean>;
  /** Who is there, by person; unknown when missing. */
  online: Record<string, boolean>;
}

/** A client that stops without saying so is believed no longer than this. */
const typingForMs = 6_000;

let signals: Signals = { typing: {}, online: {} };
const watchers = new Set<() => void>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();

function put(next: Signals): void {
  signals = next;
  for (const watcher of watchers) watcher();
}

/** What is true for a moment only: who is writing and who is there. */
export const liveSignals = {
  read: (): Signals => signals,
  watch: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
  setTyping(conversationId: string, isTyping: boolean): void {
    clearTimeout(timers.get(conversationId));
    if (isTyping)
      timers.set(
        conversationId,
        setTimeout(() => liveSignals.setTyping(conversationId, false), typingForMs),
      );
    put({ ...signals, typing: { ...signals.typing, [conversationId]: isTyping } });
  },
  setOnline(userId: string, isOnline: boolean): void {
    put({ ...signals, online: { ...signals.online, [userId]: isOnline } });
  },
};
