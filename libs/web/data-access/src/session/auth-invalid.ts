export const authInvalidEvent = 'auth-invalid';

/** Says, to what listens on the window, that the service no longer knows the stored session. */
export function raiseAuthInvalid(): void {
  globalThis.dispatchEvent?.(new Event(authInvalidEvent));
}
