import {
  accountRoutes,
  type DataExport,
  type DataExportAnswer,
  type DataExportFile,
  type OwnSession,
  type Preferences,
  type SavePreferencesRequest,
  userRoutes,
} from '@crewcall/contracts-identity';
import { baseApi } from '@crewcall/web-data-access';

export const privacyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    preferences: build.query<Preferences, void>({
      query: () => userRoutes.preferences,
      providesTags: [{ type: 'Account', id: 'PREFERENCES' }],
    }),
    /** The switch moves at once; an error moves it back. */
    savePreferences: build.mutation<Preferences, SavePreferencesRequest>({
      query: (body) => ({ url: userRoutes.preferences, method: 'PUT', body }),
      async onQueryStarted(change, { dispatch, queryFulfilled }) {
        const moved = dispatch(
          privacyApi.util.updateQueryData('preferences', undefined, (known) => void Object.assign(known, change)),
        );
        await queryFulfilled.catch(() => moved.undo());
      },
    }),
    sessions: build.query<OwnSession[], void>({
      query: () => accountRoutes.sessions,
      providesTags: [{ type: 'Session', id: 'LIST' }],
    }),
    endSessionOf: build.mutation<unknown, string>({
      query: (id) => ({ url: accountRoutes.oneSession(id), method: 'DELETE' }),
      invalidatesTags: [{ type: 'Session', id: 'LIST' }],
    }),
    endOtherSessions: build.mutation<unknown, void>({
      query: () => ({ url: accountRoutes.sessions, method: 'DELETE' }),
      invalidatesTags: [{ type: 'Session', id: 'LIST' }],
    }),
    dataExport: build.query<DataExport | null, void>({
      query: () => userRoutes.dataExport,
      transformResponse: ({ data_export }: DataExportAnswer) => data_export,
      providesTags: [{ type: 'Account', id: 'EXPORT' }],
    }),
    requestDataExport: build.mutation<DataExportAnswer, void>({
      query: () => ({ url: userRoutes.dataExport, method: 'POST' }),
      invalidatesTags: [{ type: 'Account', id: 'EXPORT' }],
    }),
    dataExportFile: build.mutation<DataExportFile, string>({
      queryFn: async (id, _api, _extra, ask) => {
        const { data, error } = await ask(userRoutes.dataExportFile(id));
        return error ? { error } : { data: data as DataExportFile };
      },
    }),
  }),
});

export const {
  usePreferencesQuery,
  useSavePreferencesMutation,
  useSessionsQuery,
  useEndSessionOfMutation,
  useEndOtherSessionsMutation,
  useDataExportQuery,
  useRequestDataExportMutation,
  useDataExportFileMutation,
} = privacyApi;
