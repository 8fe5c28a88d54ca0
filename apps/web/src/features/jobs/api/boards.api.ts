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
      invalidatesTags: (result) => (result ? [{ type: 'Job', id: 'LIST' }] : []),
    }),
  }),
});

export const { useSyncExternalMutation } = boardsApi;
