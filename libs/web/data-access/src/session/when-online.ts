import { readToken } from './session.storage';

/** Once, when the network is back: unless a user has signed in since, whose cookie a late sign-out would take. */
export function whenOnlineSignedOut(work: () => unknown): void {
  window.addEventListener(
    'online',
    () => {
      if (readToken() === null) work();
    },
    { once: true },
  );
}
