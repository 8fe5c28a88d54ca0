import { bookingsRoutes, type CallContact } from '@crewcall/contracts-bookings';
import { baseApi } from '@crewcall/web-data-access';

const contactTag = { type: 'CallSheet' as const, id: 'CONTACT' };

export const callContactApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    callContact: build.query<CallContact, void>({
      query: () => bookingsRoutes.callContact,
      providesTags: [contactTag],
    }),
    saveCallContact: build.mutation<CallContact, CallContact>({
      query: (body) => ({ url: bookingsRoutes.callContact, method: 'PUT', body }),
      extraOptions: { retryWrites: true },
      invalidatesTags: [contactTag],
    }),
  }),
});

export const { useCallContactQuery, useSaveCallContactMutation } = callContactApi;
