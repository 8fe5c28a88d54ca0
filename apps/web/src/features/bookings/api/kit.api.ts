import { kitRoutes, type SharedKitItem } from '@crewcall/contracts-identity';
import { baseApi } from '@crewcall/web-data-access';

const kitToHireApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What a person shows of their kit, of an applicant all. */
    kitToHire: build.query<SharedKitItem[], string>({ query: (userId) => kitRoutes.toHireOf(userId) }),
  }),
});

export const { useKitToHireQuery } = kitToHireApi;
