import { applicantBoardRoutes } from '@crewcall/contracts-bookings';
import type { ApplicationMarks } from '@crewcall/contracts-jobs';
import { baseApi } from '@crewcall/web-data-access';

const applicationMarksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    saveMarks: build.mutation<ApplicationMarks, { id: string; marks: ApplicationMarks }>({
      query: ({ id, marks }) => ({ url: applicantBoardRoutes.applicationMarks(id), method: 'PUT', body: marks }),
      extraOptions: { retryWrites: true },
      invalidatesTags: (_marks, error, { id }) => (error ? [] : [{ type: 'Application', id }]),
    }),
  }),
});

export const { useSaveMarksMutation } = applicationMarksApi;
