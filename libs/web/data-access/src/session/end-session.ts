import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseApi, tagTypes } from '../api/base-api';
import { clearToasts } from '../toasts/toast.slice';
import { drafts } from './drafts.storage';
import { tellSessionEnd } from './on-session-end';
import { clearSession, type SessionUser, storeSession } from './session.storage';
import { sessionSlice, type SessionState } from './session.slice';

type SessionThunk = ThunkAction<void, { session: SessionState }, unknown, UnknownAction>;

/**
 * Forgets the person in this tab: storage, cache and whatever was about to be shown to them. Their drafts wait for them,
 * unless they signed out themselves.
 */
export const endSession =
  ({ found = false, isWanted = false } = {}): SessionThunk =>
  (dispatch, getState) => {
    const { user } = getState().session;
    if (isWanted && user) drafts.dropAll(user.id);
    tellSessionEnd();
    clearSession();
    dispatch(found ? sessionSlice.actions.foundSignedOut() : sessionSlice.actions.signedOut({ isWanted }));
    dispatch(clearToasts());
    dispatch(baseApi.util.resetApiState());
  };

/**
 * Stores who signed in, and asks again for what looks different to them; nothing survives of the cache of another
 * person, or of their other role. Without a token the stored one stays.
 */
export const beginSession =
  (user: SessionUser, token?: string | null): SessionThunk =>
  (dispatch, getState) => {
    const before = getState().session.user;
    storeSession(user, token);
    dispatch(sessionSlice.actions.signedIn(user));
    const isOther = before?.id !== user.id;
    if (!isOther && before.role === user.role) return;
    if (before && isOther) tellSessionEnd();
    dispatch(before ? baseApi.util.resetApiState() : baseApi.util.invalidateTags([...tagTypes]));
  };
