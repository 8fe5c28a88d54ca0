import type { AppStore } from '@crewcall/web-data-access';
import { sendKeptTaps } from '../features/call-sheets';

const LOOK_MS = 10_000;
/** A network that has just come back often takes a moment until it carries anything. */
const AGAIN_MS = [1000, 3000];

/** A phone may have a network, and still not reach us: only an answer says that we are back. */
const isBack = (): Promise<boolean> =>
  fetch('/manifest.webmanifest', { cache: 'no-store', signal: AbortSignal.timeout(LOOK_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** As soon as we are reached again, what was tapped is sent, and the page itself takes the place of its copy. */
export function watchForSignal(store: AppStore): void {
  let isLooking = false;
  const look = async (): Promise<void> => {
    if (isLooking || document.hidden) return;
    isLooking = true;
    if ((await isBack()) && (await sendKeptTaps(store))) window.location.reload();
    isLooking = false;
  };
  setInterval(() => void look(), LOOK_MS);
  window.addEventListener('online', () => {
    for (const ms of [0, ...AGAIN_MS]) setTimeout(() => void look(), ms);
  });
  document.addEventListener('visibilitychange', () => void look());
}
