const storageKey = 'external_return';
const nextKey = 'external_next';

/** A random word that this page sends along to a provider. */
export function newReturnKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Kept by this tab alone, until an answer comes. */
export function rememberReturnKey(key: string, next?: string): void {
  try {
    sessionStorage.setItem(storageKey, key);
    if (next) sessionStorage.setItem(nextKey, next);
    else sessionStorage.removeItem(nextKey);
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

/** The page that the person wanted before they left for a provider. */
export function rememberedNext(): string | undefined {
  try {
    return sessionStorage.getItem(nextKey) ?? undefined;
  } catch {
    return undefined;
  }
}
