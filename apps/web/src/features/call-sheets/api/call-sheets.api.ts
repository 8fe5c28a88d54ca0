import {
  type AcknowledgeSheetRequest,
  type Booking,
  callSheetRoutes,
  type CallSheet,
  type HandInSheetFileRequest,
  type RemindedOfSheet,
  type RunningLateRequest,
  type SaveSheetRequest,
  type SheetFile,
  type SheetFileUpload,
  type StillOnRequest,
  type TellAttendanceRequest,
} from '@crewcall/contracts-bookings';
import { type ApiFailure, baseApi, followLive, newUuid } from '@crewcall/web-data-access';
import { ownerHere } from '../../../shared/owner';
import type { ReadSheet } from '../offline/copy-instead';
import type { KeptTap } from '../offline/offline-database';

followLive(['call_sheet_update', 'booking_update'], ['CallSheet']);

interface OfCall {
  callId: string;
}
interface OfFile extends OfCall {
  id: string;
}
interface OfVersion extends OfCall {
  version: number;
}

/** A page that came rendered does without it, until something is tapped or the network is gone. */
const offline = () => import('../offline');

const copyInstead = async (callId: string, error: ApiFailure): Promise<ReadSheet | null> =>
  typeof indexedDB === 'undefined' ? null : (await offline()).copyInstead(callId, error);

const sheetTag = (callId: string) => ({ type: 'CallSheet' as const, id: callId });

export const callSheetsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    callSheet: build.query<ReadSheet, string>({
      async queryFn(callId, _api, _options, ask) {
        const { data, error } = await ask(callSheetRoutes.sheet(callId));
        if (!error) return { data: data as CallSheet };
        const copy = await copyInstead(callId, error);
        return copy ? { data: copy } : { error };
      },
      providesTags: (_sheet, _error, callId) => [sheetTag(callId)],
    }),
    saveSheet: build.mutation<CallSheet, OfCall & { request: SaveSheetRequest }>({
      query: ({ callId, request }) => ({ url: callSheetRoutes.sheet(callId), method: 'PUT', body: request }),
      extraOptions: { retryWrites: true },
      async onQueryStarted({ callId }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(callSheetsApi.util.updateQueryData('callSheet', callId, () => answer.data));
      },
      invalidatesTags: ['CallSheet'],
    }),
    publishSheet: build.mutation<CallSheet, OfCall & { important: boolean }>({
      query: ({ callId, important }) => ({
        url: callSheetRoutes.publishSheet(callId),
        method: 'POST',
        body: { important },
      }),
      extraOptions: { retryWrites: true },
      invalidatesTags: (_sheet, _error, { callId }) => [sheetTag(callId)],
    }),
    remindOfSheet: build.mutation<RemindedOfSheet, string>({
      query: (callId) => ({ url: callSheetRoutes.remindOfSheet(callId), method: 'POST', body: {} }),
      extraOptions: { retryWrites: true },
      invalidatesTags: (_reminded, _error, callId) => [sheetTag(callId)],
    }),
    openSheetFile: build.mutation<SheetFileUpload, string>({
      query: (callId) => ({ url: callSheetRoutes.sheetFiles(callId), method: 'POST' }),
    }),
    handInSheetFile: build.mutation<SheetFile, OfFile & HandInSheetFileRequest>({
      query: ({ callId, id, ...body }) => ({ url: callSheetRoutes.sheetFile(callId, id), method: 'PUT', body }),
      extraOptions: { retryWrites: true },
      invalidatesTags: (_file, _error, { callId }) => [sheetTag(callId)],
    }),
    removeSheetFile: build.mutation<unknown, OfFile>({
      query: ({ callId, id }) => ({ url: callSheetRoutes.sheetFile(callId, id), method: 'DELETE' }),
      invalidatesTags: (_done, _error, { callId }) => [sheetTag(callId)],
    }),
    /** What is shown stays as it is: the marks of what changed are of this visit. */
    readSheet: build.mutation<unknown, OfVersion>({
      query: ({ callId, version }) => ({ url: callSheetRoutes.readSheet(callId, String(version)), method: 'PUT' }),
      extraOptions: { retryWrites: true },
    }),
    acknowledgeSheet: build.mutation<unknown, OfVersion & AcknowledgeSheetRequest>({
      queryFn: async ({ callId, version, ...body }, _api, _options, ask) =>
        (await offline()).sendOrKeep(
          {
            ...{ key: newUuid(), callId, what: 'acknowledged', at: new Date().toISOString(), body },
            url: callSheetRoutes.acknowledgeSheet(callId, String(version)),
          },
          ask,
        ),
      extraOptions: { retryWrites: true },
      invalidatesTags: (_done, _error, { callId }) => [sheetTag(callId)],
    }),
    answerStillOn: build.mutation<unknown, OfCall & StillOnRequest>({
      query: ({ callId, answer }) => ({ url: callSheetRoutes.stillOn(callId), method: 'PUT', body: { answer } }),
      extraOptions: { retryWrites: true },
      invalidatesTags: (_done, _error, { callId }) => [sheetTag(callId)],
    }),
    tellAttendance: build.mutation<
      unknown,
      OfCall & Required<Pick<TellAttendanceRequest, 'at'>> & TellAttendanceRequest
    >({
      queryFn: async ({ callId, ...body }, _api, _options, ask) =>
        (await offline()).sendOrKeep(
          {
            ...{ key: newUuid(), callId, what: body.what, at: body.at, body },
            url: callSheetRoutes.attendance(callId),
          },
          ask,
        ),
      extraOptions: { retryWrites: true },
      invalidatesTags: (_done, _error, { callId }) => [sheetTag(callId)],
    }),
    sayLate: build.mutation<Booking, RunningLateRequest & { bookingId: string }>({
      query: ({ bookingId, ...body }) => ({ url: callSheetRoutes.late(bookingId), method: 'PUT', body }),
      extraOptions: { retryWrites: true },
      invalidatesTags: (_booking, _error, { call_id }) => [sheetTag(call_id), 'Booking'],
    }),
    /** What was tapped without a signal, once there is one. */
    sendTap: build.mutation<unknown, KeptTap>({
      query: ({ url, body, key }) => ({ url, method: 'PUT', body, idempotencyKey: key }),
      extraOptions: { retryWrites: true },
    }),
    /** Of one call: what this device has not been able to send yet. */
    keptTaps: build.query<KeptTap[], string>({
      queryFn: async (callId) => ({ data: await (await offline()).keptTaps(callId) }),
      providesTags: (_taps, _error, callId) => [sheetTag(callId)],
    }),
    /** Of one call: which of its files are on this device. */
    keptFiles: build.query<string[], string>({
      queryFn: async (callId) => ({ data: await (await offline()).keptFileIds(callId) }),
      providesTags: (_ids, _error, callId) => [sheetTag(callId)],
    }),
    /** What comes is kept on this device, in place of what was kept before. */
    ownSheets: build.query<CallSheet[], void>({
      query: () => callSheetRoutes.ownSheets,
      providesTags: ['CallSheet'],
      async onQueryStarted(_none, { queryFulfilled }) {
        const { keepFiles, replaceCopies } = await offline();
        const owner = ownerHere();
        const answer = await queryFulfilled.catch(() => null);
        if (!answer || !owner) return;
        await replaceCopies(owner, answer.data);
        await keepFiles(owner, answer.data);
      },
    }),
    setArrived: build.mutation<unknown, OfCall & { userId: string }>({
      query: ({ callId, userId }) => ({ url: callSheetRoutes.attendanceOf(callId, userId), method: 'PUT' }),
      extraOptions: { retryWrites: true },
      invalidatesTags: (_done, _error, { callId }) => [sheetTag(callId)],
    }),
    acknowledgeByLink: build.mutation<unknown, string>({
      query: (key) => ({ url: callSheetRoutes.acknowledgeByLink, method: 'POST', body: { key } }),
    }),
  }),
});

export const {
  useCallSheetQuery,
  useKeptFilesQuery,
  useKeptTapsQuery,
  useSaveSheetMutation,
  usePublishSheetMutation,
  useOpenSheetFileMutation,
  useHandInSheetFileMutation,
  useRemoveSheetFileMutation,
  useRemindOfSheetMutation,
  useReadSheetMutation,
  useAcknowledgeSheetMutation,
  useAnswerStillOnMutation,
  useTellAttendanceMutation,
  useSayLateMutation,
  useSetArrivedMutation,
  useAcknowledgeByLinkMutation,
} = callSheetsApi;
