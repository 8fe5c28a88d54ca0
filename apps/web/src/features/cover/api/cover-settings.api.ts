import { rescueRoutes, type CoverSettings } from '@crewcall/contracts-bookings';
import { baseApi } from '@crewcall/web-data-access';

export const coverSettingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    coverSettings: build.query<CoverSettings, void>({
      query: () => rescueRoutes.coverSettings,
      providesTags: [{ type: 'Account', id: 'COVER' }],
    }),
    /** What was chosen shows at once; an error puts it back. */
    saveCoverSettings: build.mutation<CoverSettings, CoverSettings>({
      query: (body) => ({ url: rescueRoutes.coverSettings, method: 'PUT', body }),
      async onQueryStarted(chosen, { dispatch, queryFulfilled }) {
        const shown = dispatch(coverSettingsApi.util.updateQueryData('coverSettings', undefined, () => chosen));
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
  }),
});

export const { useCoverSettingsQuery, useSaveCoverSettingsMutation } = coverSettingsApi;
