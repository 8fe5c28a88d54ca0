import {
  authRoutes,
  type EmailRequest,
  type MessageAnswer,
  type ResendVerificationRequest,
  type ResetPasswordRequest,
  type SessionAnswer,
  type SignInAnswer,
  type SignInRequest,
  type SignUpAnswer,
  type SignUpRequest,
  type UpdateAccountAnswer,
  type UpdateAccountRequest,
  type VerifyEmailAnswer,
  type VerifyEmailRequest,
} from '@crewcall/contracts-identity';
import { baseApi } from '../api/base-api';
import type { ApiRequest } from '../api/request';
import { beginSession, endSession } from './end-session';
import { readToken } from './session.storage';
import { whenOnlineSignedOut } from './when-online';

/** Accounts and sessions. A 401 here is an answer to a form, never a sign that a session broke. */
export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Of the stored token, unless another is named. */
    session: build.query<SessionAnswer, string | void>({
      query: (token) => ({ url: authRoutes.session, onUnauthorised: 'fail', ...(token ? { token } : {}) }),
      keepUnusedDataFor: 0,
    }),
    signUp: build.mutation<SignUpAnswer, SignUpRequest>({
      query: (body) => ({ url: authRoutes.signUp, method: 'POST', body, onUnauthorised: 'fail' }),
    }),
    signIn: build.mutation<SignInAnswer, SignInRequest>({
      query: (body) => ({ url: authRoutes.signIn, method: 'POST', body, onUnauthorised: 'fail' }),
      async onQueryStarted(_request, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(beginSession(answer.data.user, answer.data.token));
      },
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
    resendVerification: build.mutation<MessageAnswer, ResendVerificationRequest>({
      query: (body) => ({ url: authRoutes.resendVerification, method: 'POST', body, onUnauthorised: 'fail' }),
    }),
    /** The link of the mail only opens the page; this, on a press, uses it up. */
    verifyEmail: build.mutation<VerifyEmailAnswer, VerifyEmailRequest>({
      query: (body) => ({ url: authRoutes.verifyEmail, method: 'POST', body, onUnauthorised: 'fail' }),
      async onQueryStarted(_request, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer?.data.user && answer.data.token) dispatch(beginSession(answer.data.user, answer.data.token));
      },
    }),
    /** How the signed-in person is named. */
    saveName: build.mutation<UpdateAccountAnswer, Required<Pick<UpdateAccountRequest, 'first_name' | 'last_name'>>>({
      query: (body) => ({ url: authRoutes.updateAccount, method: 'PUT', body }),
      async onQueryStarted(_request, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(beginSession(answer.data.user));
      },
      invalidatesTags: (answer) => (answer ? ['Freelancer'] : []),
    }),
    forgotPassword: build.mutation<MessageAnswer, EmailRequest>({
      query: (body) => ({ url: authRoutes.forgotPassword, method: 'POST', body, onUnauthorised: 'fail' }),
    }),
    resetPassword: build.mutation<MessageAnswer, ResetPasswordRequest>({
      query: (body) => ({ url: authRoutes.resetPassword, method: 'POST', body, onUnauthorised: 'fail' }),
    }),
  }),
});

export const {
  useSignUpMutation,
  useSignInMutation,
  useSignOutMutation,
  useResendVerificationMutation,
  useVerifyEmailMutation,
  useSaveNameMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
} = sessionApi;
