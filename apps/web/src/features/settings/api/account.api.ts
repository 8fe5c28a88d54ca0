import {
  accountRoutes,
  authRoutes,
  type ChangePasswordRequest,
  type DeleteAccountRequest,
  type MessageAnswer,
  type SignInMethods,
  type UpdateAccountAnswer,
  type UpdateAccountRequest,
} from '@crewcall/contracts-identity';
import {
  baseApi,
  beginSession,
  endSession,
  renewSessionBy,
  selectUser,
  type AppState,
} from '@crewcall/web-data-access';

/** A 401 has words of its own on these forms, so it comes back as it is. */
export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    updateAccount: build.mutation<UpdateAccountAnswer, UpdateAccountRequest>({
      query: (body) => ({ url: authRoutes.updateAccount, method: 'PUT', body, onUnauthorised: 'fail' }),
      async onQueryStarted({ role }, { dispatch, getState, queryFulfilled }) {
        const before = selectUser(getState() as unknown as AppState);
        const taken = queryFulfilled.then(({ data: { user, token } }) => dispatch(beginSession(user, token)));
        // A new role ends every session, this one too, and brings a new one.
        if (role && role !== before?.role) renewSessionBy(taken);
        await taken.catch(() => null);
      },
      invalidatesTags: (answer) => (answer ? ['Freelancer', 'Recruiter'] : []),
    }),
    signInMethods: build.query<SignInMethods, void>({
      query: () => accountRoutes.signInMethods,
      providesTags: ['Account'],
    }),
    sendConfirmationCode: build.mutation<MessageAnswer, void>({
      query: () => ({ url: accountRoutes.confirmationCode, method: 'POST', onUnauthorised: 'fail' }),
    }),
    changePassword: build.mutation<MessageAnswer, ChangePasswordRequest>({
      query: (body) => ({ url: accountRoutes.changePassword, method: 'PUT', body, onUnauthorised: 'fail' }),
      // Every other session ended with it.
      invalidatesTags: (answer) => (answer ? ['Account', { type: 'Session', id: 'LIST' }] : []),
    }),
    deleteAccount: build.mutation<MessageAnswer, DeleteAccountRequest>({
      query: (body) => ({ url: accountRoutes.deleteAccount, method: 'DELETE', body, onUnauthorised: 'fail' }),
      onQueryStarted(_request, { dispatch, queryFulfilled }) {
        // The service ends the session, and may say so sooner than it answers: this is no sign-out that leads to /auth.
        renewSessionBy(queryFulfilled.then(() => dispatch(endSession({ found: true, isWanted: true }))));
      },
    }),
  }),
});

export const {
  useUpdateAccountMutation,
  useSignInMethodsQuery,
  useSendConfirmationCodeMutation,
  useChangePasswordMutation,
  useDeleteAccountMutation,
} = accountApi;
