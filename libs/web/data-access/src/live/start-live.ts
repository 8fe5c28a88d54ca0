import { baseApi } from '../api/base-api';
import { endSession } from '../session/end-session';
import { keepSession } from '../session/keep-session';
import { tokenOfSocket, whenRenewedAnywhere } from '../session/session-renewal';
import { selectUser } from '../session/session.slice';
import { readToken } from '../session/session.storage';
import { isRenewal } from '../session/token-claims';
import type { AppStore } from '../store/make-store';
import { liveKinds, newPageKinds } from './follow-live';
import { LiveInbox } from './live-inbox';
import { LiveMemory } from './live-memory';
import { liveReplayApi } from './live-replay.api';
import { openSocket } from './live-socket';
import { onLive, deliverLive } from './on-live';

onLive('session_ended', (_payload, { dispatch }) => {
  const ended = tokenOfSocket();
  // After a change of role the old session ends while its successor is on the way: that is no user's sign-out.
  void whenRenewedAnywhere().then(() => {
    const token = readToken();
    if (ended === null || ended === token || isRenewal(token, ended)) dispatch(endSession());
  });
});

const lateAfterMs = 120_000;

/** Keeps the live channel open exactly while a user is signed in, each person their own; and from the first on their session. */
export function startLive(store: AppStore, origin?: string): () => void {
  let connectedAs: string | null = null;
  let close: () => void = () => undefined;
  const follow = (): void => {
    const userId = selectUser(store.getState())?.id ?? null;
    if (userId === connectedAs) return;
    close();
    connectedAs = userId;
    close = userId ? openSocket(userId, inboxFor(store, userId), origin) : () => undefined;
  };
  follow();
  const unsubscribe = store.subscribe(follow);
  const stopKeeping = keepSession();
  return () => {
    unsubscribe();
    stopKeeping();
    close();
  };
}

function inboxFor(store: AppStore, userId: string): LiveInbox {
  const isStillHere = (): boolean => selectUser(store.getState())?.id === userId;
  return new LiveInbox({
    memory: new LiveMemory(userId),
    replay: async (stream, after) => {
      const asked = store.dispatch(
        liveReplayApi.endpoints.liveReplay.initiate({ stream, after }, { forceRefetch: true, subscribe: false }),
      );
      const { data } = await asked;
      return (
        data?.map(({ event, payload, seq, created_at: at }) => ({
          event,
          payload: { ...payload, seq, stream },
          seq,
          at,
        })) ?? null
      );
    },
    // Answers that arrive after a sign-out belong to no one any more.
    tell: ({ event, payload, at }) => {
      if (!isStillHere()) return;
      const isLate = at !== undefined && Date.now() - Date.parse(at) > lateAfterMs;
      deliverLive(event, payload, { dispatch: store.dispatch, getState: store.getState, isLate });
    },
    onUnknown: (isNew) =>
      isStillHere() && store.dispatch(baseApi.util.invalidateTags([...(isNew ? newPageKinds : liveKinds)])),
  });
}
