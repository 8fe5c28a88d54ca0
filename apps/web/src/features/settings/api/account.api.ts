import { authRoutes, type UpdateAccountAnswer, type UpdateAccountRequest } from '@crewcall/contracts-identity';
import { baseApi, beginSession } from '@crewcall/web-data-access';

export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    updateAccount: build.mutation<UpdateAccountAnswer, UpdateAccountRequest>({
      // A 401 has words of its own on this form, so it comes back as it is.
      query: (body) => ({ url: authRoutes.updateAccount, method: 'PUT', body, onUnauthorised: 'fail' }),
      async onQueryStarted(_request, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(beginSession(answer.data.user, answer.data.token));
      },
      invalidatesTags: (answer) => (answer ? ['Freelancer', 'Recruiter'] : []),
    }),
  }),
});

export const { useUpdateAccountMutation } = accountApi;
