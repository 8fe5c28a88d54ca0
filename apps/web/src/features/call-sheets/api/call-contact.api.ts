import { callSheetRoutes, type CallContact } from '@crewcall/contracts-bookings';
import { baseApi } from '@crewcall/web-data-access';

const contactTag = { type: 'CallSheet' as const, id: 'CONTACT' };

export const callContactApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    callContact: build.query<CallContact, void>({
      query: () => callSheetRoutes.callContact,
      providesTags: [contactTag],
    }),
    saveCallContact: build.mutation<CallContact, CallContact>({
      query: (body) => ({ url: callSheetRoutes.callContact, method: 'PUT', body }),
      extraOptions: { retryWrites: true },
      async onQueryStarted(_contact, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(callContactApi.util.updateQueryData('callContact', undefined, () => answer.data));
      },
      invalidatesTags: [contactTag],
    }),
  }),
});

export const { useCallContactQuery, useSaveCallContactMutation } = callContactApi;
