import { notificationRoutes, type PushSettings, type SavePushEnd } from '@crewcall/contracts-notifications';
import { baseApi } from '@crewcall/web-data-access';

const tag = { type: 'Account', id: 'PUSH' } as const;

export const pushApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    pushSettings: build.query<PushSettings, void>({ query: () => notificationRoutes.push, providesTags: [tag] }),
    savePushEnd: build.mutation<PushSettings, SavePushEnd>({
      query: (body) => ({ url: notificationRoutes.push, method: 'PUT', body }),
      extraOptions: { retryWrites: true },
      async onQueryStarted(_end, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) await dispatch(pushApi.util.upsertQueryData('pushSettings', undefined, answer.data));
      },
    }),
    removePushEnd: build.mutation<unknown, string>({
      query: (id) => ({ url: notificationRoutes.pushEnd(id), method: 'DELETE' }),
      invalidatesTags: [tag],
    }),
  }),
});

export const { usePushSettingsQuery, useSavePushEndMutation, useRemovePushEndMutation } = pushApi;
