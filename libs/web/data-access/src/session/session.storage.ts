import type { User } from '@crewcall/contracts-identity';

/** The signed-in person, as their own account shows them. */
export type SessionUser = User;

const tokenKey = 'auth_token';
const userKey = 'user';
const versionKey = 'app_version';

/** Raised when what is stored changes shape; a stored user of another version is not shown. */
export const appVersion = '1';

// A browser may refuse storage altogether (private windows, blocked site data): the app then lives without it.
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

export function readToken(): string | null {
  return attempt(() => localStorage.getItem(tokenKey), null);
}

/** The stored user is for display only; rights come from the token. */
export function readUser(): SessionUser | null {
  return attempt(() => {
    const version = localStorage.getItem(versionKey);
    if (version !== null && version !== appVersion) return null;
    const user: unknown = JSON.parse(localStorage.getItem(userKey) ?? 'null');
    return isSessionUser(user) ? user : null;
  }, null);
}

export function storeSession(user: SessionUser, token?: string | null): void {
  attempt(() => {
    localStorage.setItem(userKey, JSON.stringify(user));
    localStorage.setItem(versionKey, appVersion);
    if (token) localStorage.setItem(tokenKey, token);
  }, undefined);
}

export function clearSession(): void {
  attempt(() => {
    localStorage.removeItem(tokenKey);
    localStorage.removeItem(userKey);
    sessionStorage.clear();
  }, undefined);
}

/** True for a storage event by which another tab signed in or out. */
export function concernsSession(key: string | null): boolean {
  return key === null || key === tokenKey || key === userKey;
}

function isSessionUser(value: unknown): value is SessionUser {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'role' in value &&
    'email' in value
  );
}
