import { selectUser } from '../session/session.slice';
import type { AppStore } from '../store/make-store';

/** Fetches the live channel's code when a user is signed in: a stranger's page does without it. */
export function loadLive(store: AppStore): () => void {
  let stop: () => void = () => undefined;
  let isOver = false;
  let isLoading = false;
  let unsubscribe: () => void = () => undefined;

  const look = (): void => {
    if (isLoading || !selectUser(store.getState())) return;
    isLoading = true;
    import('./start-live').then(
      ({ startLive }) => {
        unsubscribe();
        if (!isOver) stop = startLive(store);
      },
      // The next change of the store tries again.
      () => {
        isLoading = false;
      },
    );
  };
  unsubscribe = store.subscribe(look);
  look();
  return () => {
    isOver = true;
    unsubscribe();
    stop();
  };
}
