import {
  authRoutes,
  type EmailRequest,
  type MessageAnswer,
  type ResendVerificationRequest,
  type ResetPasswordRequest,
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
import { beginSession } from './end-session';

/** What makes a session, and how its person is named. A 401 here is an answer to a form. */
export const accountsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
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
  useResendVerificationMutation,
  useVerifyEmailMutation,
  useSaveNameMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
} = accountsApi;
