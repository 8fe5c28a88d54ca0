const storageKey = 'external_return';

/** A random word that this page sends along to a provider. */
export function newReturnKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Kept by this tab alone, until an answer comes. */
export function rememberReturnKey(key: string): void {
  try {
    sessionStorage.setItem(storageKey, key);
  } catch {
    // Without storage there is no way to know an answer as ours: signing in with a provider is not possible here.
  }
}

/** Whether the answer belongs to what this tab asked for; it can be asked once. */
export function spendReturnKey(key: string | null): boolean {
  try {
    const known = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return known !== null && known === key;
  } catch {
    return false;
  }
}
