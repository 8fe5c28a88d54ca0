import { boardRoutes, type SyncResult } from '@crewcall/contracts-jobs';
import { baseApi } from '@crewcall/web-data-access';

export const boardsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Without a body. A page that asks by itself says so: it is content with what is under half an hour old. */
    syncExternal: build.mutation<SyncResult, { isAutomatic: boolean }>({
      query: ({ isAutomatic }) => ({
        url: boardRoutes.sync,
        method: 'POST',
        ...(isAutomatic ? { params: { automatic: 'true' } } : {}),
      }),
      // A page that asked by itself lists what the last sync brought: where there was none since, there is nothing new.
      invalidatesTags: (result, _error, { isAutomatic }) =>
        !result || (isAutomatic && result.status === 'skipped') ? [] : [{ type: 'Job', id: 'LIST' }],
    }),
  }),
});

export const { useSyncExternalMutation } = boardsApi;
