import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { isApiFailure, isFinal } from '../api/api-failure';
import { beginSession, endSession } from './end-session';
import { readToken } from './session.storage';
import { sessionApi } from './session.api';
import { sessionSlice, type SessionState } from './session.slice';

/**
 * Asks the service whether the stored session still holds, and takes its newer user and token. Only an error clears
 * what is stored: with no connection, or a service in trouble, the person stays signed in and the next call decides.
 */
export const startSession =
  (): ThunkAction<Promise<void>, { session: SessionState }, unknown, UnknownAction> => async (dispatch, getState) => {
    const token = readToken();
    if (!token) return;
    const answer = await dispatch(
      sessionApi.endpoints.session.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    if (readToken() !== token) {
      // A user signed in or out here while the service was thinking about the old session; or its token was renewed.
      if (getState().session.status === 'checking') await dispatch(startSession());
      return;
    }
    if (answer.data) {
      dispatch(beginSession(answer.data.user, answer.data.token));
      return;
    }
    const { user } = getState().session;
    if (isApiFailure(answer.error) && isFinal(answer.error.status)) dispatch(endSession({ found: true }));
    else dispatch(user ? sessionSlice.actions.signedIn(user) : sessionSlice.actions.foundSignedOut());
  };
