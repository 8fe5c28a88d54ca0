import { type KitItem, kitRoutes, type SaveKitItemRequest, type SharedKitItem } from '@crewcall/contracts-identity';
import { baseApi } from '@crewcall/web-data-access';

const TAG = [{ type: 'Freelancer', id: 'KIT' }] as const;

export const kitApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ownKit: build.query<KitItem[], void>({ query: () => kitRoutes.own, providesTags: TAG }),
    kitOf: build.query<SharedKitItem[], string>({ query: (userId) => kitRoutes.of(userId), providesTags: TAG }),
    saveKitItem: build.mutation<KitItem, { id: string | null; item: SaveKitItemRequest }>({
      query: ({ id, item }) => ({
        url: id ? kitRoutes.one(id) : kitRoutes.own,
        method: id ? 'PUT' : 'POST',
        body: item,
      }),
      invalidatesTags: (saved) => (saved ? TAG : []),
    }),
    removeKitItem: build.mutation<void, string>({
      query: (id) => ({ url: kitRoutes.one(id), method: 'DELETE' }),
      invalidatesTags: TAG,
    }),
  }),
});

export const { useOwnKitQuery, useKitOfQuery, useSaveKitItemMutation, useRemoveKitItemMutation } = kitApi;
