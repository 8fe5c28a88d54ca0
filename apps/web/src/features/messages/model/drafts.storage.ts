const prefix = 'message_draft:';
const longest = 10_000;

/** What was typed and not sent, per conversation, for this tab: it goes with the session storage at sign-out. */
export function readDraft(key: string): string {
  try {
    return sessionStorage.getItem(prefix + key) ?? '';
  } catch {
    return '';
  }
}

export function keepDraft(key: string, text: string): void {
  try {
    if (text.trim()) sessionStorage.setItem(prefix + key, text.slice(0, longest));
    else sessionStorage.removeItem(prefix + key);
  } catch {
    // Storage is full or refused: the draft then lives as long as the screen.
  }
}
