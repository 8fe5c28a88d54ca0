import { applicantBoardRoutes } from '@crewcall/contracts-bookings';
import { baseApi } from '@crewcall/web-data-access';

const textsTag = { type: 'ApplicantBoard' as const, id: 'TEXTS' };

/** A company's own words for a no. */
const rejectTextsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    rejectTexts: build.query<{ texts: string[] }, void>({
      query: () => ({ url: applicantBoardRoutes.rejectTexts }),
      providesTags: [textsTag],
    }),
    saveRejectTexts: build.mutation<{ texts: string[] }, string[]>({
      query: (texts) => ({ url: applicantBoardRoutes.rejectTexts, method: 'PUT', body: { texts } }),
      extraOptions: { retryWrites: true },
      invalidatesTags: (_saved, error) => (error ? [] : [textsTag]),
    }),
  }),
});

export const { useRejectTextsQuery, useSaveRejectTextsMutation } = rejectTextsApi;
