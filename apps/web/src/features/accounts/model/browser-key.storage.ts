import { newReturnKey } from './return-key.storage';

const storageKey = 'sign_up_browser';

/** The random word of this browser, if it signed a user up. */
export function knownBrowserKey(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The random word that goes along with a sign-up: in this browser the mailed link then also signs in. */
export function browserKey(): string | undefined {
  const known = knownBrowserKey();
  if (known) return known;
  try {
    localStorage.setItem(storageKey, newReturnKey());
  } catch {
    // Without storage the link only verifies.
  }
  return knownBrowserKey();
}

export function forgetBrowserKey(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}
