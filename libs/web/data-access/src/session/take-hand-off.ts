import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { beginSession } from './end-session';
import { sessionApi } from './session.api';
import type { SessionState } from './session.slice';
import type { SessionUser } from './session.storage';

/**
 * Makes a session of what a sign-in with a provider left in the address, or answers null. The hand-off serves once: it
 * is never stored, where other tabs and the calls of a page would spend it.
 */
export const takeHandOff =
  (handOff: string): ThunkAction<Promise<SessionUser | null>, { session: SessionState }, unknown, UnknownAction> =>
  async (dispatch) => {
    const { data } = await dispatch(
      sessionApi.endpoints.session.initiate(handOff, { forceRefetch: true, subscribe: false }),
    );
    if (!data?.token) return null;
    dispatch(beginSession(data.user, data.token));
    return data.user;
  };
