import { bookingsRoutes, type CrewRecord } from '@crewcall/contracts-bookings';
import { baseApi, followLive } from '@crewcall/web-data-access';

followLive(['booking_update'], ['Booking']);

export const crewRecordApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    crewRecord: build.query<CrewRecord, string>({
      query: (userId) => bookingsRoutes.crewRecord(userId),
      providesTags: ['Booking'],
    }),
  }),
});

export const { useCrewRecordQuery } = crewRecordApi;
