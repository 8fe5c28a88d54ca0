import { createSlice, current, type PayloadAction } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { readToken, readUser, type SessionUser } from './session.storage';

/**
 * `checking` is the time between start-up and the service's word about the stored session: the stored user may be shown
 * already. `ended` counts the sessions that ended in this tab, by sign-out or because the service no longer knew them.
 */
export interface SessionState {
  status: 'checking' | 'signed-in' | 'signed-out';
  user: SessionUser | null;
  ended: number;
  /** The last one ended by a sign-out here. */
  hasLeft?: boolean;
}

function initialState(): SessionState {
  return readToken()
    ? { status: 'checking', user: readUser(), ended: 0 }
    : { status: 'signed-out', user: null, ended: 0 };
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn(state, { payload }: PayloadAction<SessionUser>) {
      state.status = 'signed-in';
      delete state.hasLeft;
      // The same user again is no change: it would reach parts of a page that are not hydrated yet.
      state.user = copyWithStructuralSharing(current(state).user, payload) as SessionUser;
    },
    signedOut(state, { payload }: PayloadAction<{ isWanted: boolean }>) {
      if (state.status !== 'signed-out') state.ended += 1;
      if (payload.isWanted) state.hasLeft = true;
      state.status = 'signed-out';
      state.user = null;
    },
    /** As the web server had it when it rendered the page. */
    restored: (_state, { payload }: PayloadAction<SessionState>) => payload,
    /** The stored session was refused at start-up: nothing ended, it was over before. */
    foundSignedOut(state) {
      state.status = 'signed-out';
      state.user = null;
    },
  },
  selectors: {
    selectUser: (state) => state.user,
    selectSessionStatus: (state) => state.status,
    selectSessionsEnded: (state) => state.ended,
    selectHasLeft: (state) => state.hasLeft ?? false,
  },
});

export const { selectUser, selectSessionStatus, selectSessionsEnded, selectHasLeft } = sessionSlice.selectors;
