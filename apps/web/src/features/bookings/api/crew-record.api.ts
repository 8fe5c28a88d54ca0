import { bookingsRoutes, type CrewRecord } from '@crewcall/contracts-bookings';
import { baseApi } from '@crewcall/web-data-access';

export const crewRecordApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    crewRecord: build.query<CrewRecord, string>({
      query: (userId) => bookingsRoutes.crewRecord(userId),
      providesTags: ['Booking'],
    }),
  }),
});

export const { useCrewRecordQuery } = crewRecordApi;
