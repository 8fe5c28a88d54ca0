import {
  type AcknowledgeSheetRequest,
  type Booking,
  bookingsRoutes,
  type CallContact,
  type CallSheet,
  type RemindedOfSheet,
  type RunningLateRequest,
  type SaveSheetRequest,
  type StillOnRequest,
  type TellAttendanceRequest,
} from '@crewcall/contracts-bookings';
import { baseApi, followLive } from '@crewcall/web-data-access';

followLive(['call_sheet_update', 'booking_update'], ['CallSheet']);

interface OfCall {
  callId: string;
}
interface OfVersion extends OfCall {
  version: number;
}

const sheetTag = (callId: string) => ({ type: 'CallSheet' as const, id: callId });
const contactTag = { type: 'CallSheet' as const, id: 'CONTACT' };

export const callSheetsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    callSheet: build.query<CallSheet, string>({
      query: (callId) => bookingsRoutes.sheet(callId),
      providesTags: (_sheet, _error, callId) => [sheetTag(callId)],
    }),
    saveSheet: build.mutation<CallSheet, OfCall & { request: SaveSheetRequest }>({
      query: ({ callId, request }) => ({ url: bookingsRoutes.sheet(callId), method: 'PUT', body: request }),
      extraOptions: { retryWrites: true },
      invalidatesTags: ['CallSheet'],
    }),
    publishSheet: build.mutation<CallSheet, OfCall & { important: boolean }>({
      query: ({ callId, important }) => ({
        url: bookingsRoutes.publishSheet(callId),
        method: 'POST',
        body: { important },
      }),
      extraOptions: { retryWrites: true },
      invalidatesTags: (_sheet, _error, { callId }) => [sheetTag(callId)],
    }),
    remindOfSheet: build.mutation<RemindedOfSheet, string>({
      query: (callId) => ({ url: bookingsRoutes.remindOfSheet(callId), method: 'POST', body: {} }),
      extraOptions: { retryWrites: true },
      invalidatesTags: (_reminded, _error, callId) => [sheetTag(callId)],
    }),
    /** What is shown stays as it is: the marks of what changed are of this visit. */
    readSheet: build.mutation<unknown, OfVersion>({
      query: ({ callId, version }) => ({ url: bookingsRoutes.readSheet(callId, String(version)), method: 'PUT' }),
      extraOptions: { retryWrites: true },
    }),
    acknowledgeSheet: build.mutation<unknown, OfVersion & AcknowledgeSheetRequest>({
      query: ({ callId, version, ...body }) => ({
        url: bookingsRoutes.acknowledgeSheet(callId, String(version)),
        method: 'PUT',
        body,
      }),
      extraOptions: { retryWrites: true },
      invalidatesTags: (_done, _error, { callId }) => [sheetTag(callId)],
    }),
    answerStillOn: build.mutation<unknown, OfCall & StillOnRequest>({
      query: ({ callId, answer }) => ({ url: bookingsRoutes.stillOn(callId), method: 'PUT', body: { answer } }),
      extraOptions: { retryWrites: true },
      invalidatesTags: (_done, _error, { callId }) => [sheetTag(callId)],
    }),
    tellAttendance: build.mutation<unknown, OfCall & TellAttendanceRequest>({
      query: ({ callId, ...body }) => ({ url: bookingsRoutes.attendance(callId), method: 'PUT', body }),
      extraOptions: { retryWrites: true },
      invalidatesTags: (_done, _error, { callId }) => [sheetTag(callId)],
    }),
    sayLate: build.mutation<Booking, RunningLateRequest & { bookingId: string }>({
      query: ({ bookingId, ...body }) => ({ url: bookingsRoutes.late(bookingId), method: 'PUT', body }),
      extraOptions: { retryWrites: true },
      invalidatesTags: (_booking, _error, { call_id }) => [sheetTag(call_id), 'Booking'],
    }),
    setArrived: build.mutation<unknown, OfCall & { userId: string }>({
      query: ({ callId, userId }) => ({ url: bookingsRoutes.attendanceOf(callId, userId), method: 'PUT' }),
      extraOptions: { retryWrites: true },
      invalidatesTags: (_done, _error, { callId }) => [sheetTag(callId)],
    }),
    acknowledgeByLink: build.mutation<unknown, string>({
      query: (key) => ({ url: bookingsRoutes.acknowledgeByLink, method: 'POST', body: { key } }),
    }),
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

export const {
  useCallSheetQuery,
  useSaveSheetMutation,
  usePublishSheetMutation,
  useRemindOfSheetMutation,
  useReadSheetMutation,
  useAcknowledgeSheetMutation,
  useAnswerStillOnMutation,
  useTellAttendanceMutation,
  useSayLateMutation,
  useSetArrivedMutation,
  useAcknowledgeByLinkMutation,
  useCallContactQuery,
  useSaveCallContactMutation,
} = callSheetsApi;
