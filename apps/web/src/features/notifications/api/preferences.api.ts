import {
  notificationRoutes,
  type NotificationPreferences,
  type SaveNotificationPreferences,
} from '@crewcall/contracts-notifications';
import { baseApi } from '@crewcall/web-data-access';

export const preferencesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    notificationPreferences: build.query<NotificationPreferences, void>({
      query: () => notificationRoutes.preferences,
      providesTags: [{ type: 'Account', id: 'NOTIFICATIONS' }],
    }),
    /** What was chosen shows at once; an error puts it back. */
    saveNotificationPreferences: build.mutation<NotificationPreferences, SaveNotificationPreferences>({
      query: (body) => ({ url: notificationRoutes.preferences, method: 'PUT', body }),
      async onQueryStarted({ types = [], ...hours }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          preferencesApi.util.updateQueryData('notificationPreferences', undefined, (known) => ({
            ...known,
            ...hours,
            types: known.types.map((one) => types.find(({ type }) => type === one.type) ?? one),
          })),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
    /** With what the link of a mail carries; no user needs to be signed in. */
    unsubscribe: build.mutation<unknown, { key: string; type?: string }>({
      query: (params) => ({ url: notificationRoutes.unsubscribe, method: 'POST', params }),
      extraOptions: { retryWrites: true },
      invalidatesTags: [{ type: 'Account', id: 'NOTIFICATIONS' }],
    }),
  }),
});

export const { useNotificationPreferencesQuery, useSaveNotificationPreferencesMutation, useUnsubscribeMutation } =
  preferencesApi;
