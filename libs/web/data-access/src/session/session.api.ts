import { authRoutes, type SessionAnswer } from '@crewcall/contracts-identity';
import { baseApi } from '../api/base-api';
import type { ApiRequest } from '../api/request';
import { endSession } from './end-session';
import { readToken } from './session.storage';
import { whenOnlineSignedOut } from './when-online';

/** The session of this browser. A 401 here is an answer, never a sign that a session broke. */
export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Of the stored token, unless another is named. */
    session: build.query<SessionAnswer, string | void>({
      query: (token) => ({ url: authRoutes.session, onUnauthorised: 'fail', ...(token ? { token } : {}) }),
      keepUnusedDataFor: 0,
    }),
    /** Whatever the service says, and however long it takes, the person is signed out here and in their other tabs. */
    signOut: build.mutation<unknown, void>({
      async queryFn(_none, { dispatch }, _options, ask) {
        const request: ApiRequest = {
          url: authRoutes.signOut,
          method: 'POST',
          onUnauthorised: 'fail',
          token: readToken(),
        };
        const answer = ask(request);
        dispatch(endSession({ isWanted: true }));
        if ((await answer).error) whenOnlineSignedOut(() => ask(request));
        return { data: null };
      },
      extraOptions: { retryWrites: true },
    }),
  }),
});

export const { useSignOutMutation } = sessionApi;
