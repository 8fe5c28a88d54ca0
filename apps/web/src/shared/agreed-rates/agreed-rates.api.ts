import { type AgreedRates, type AgreedRatesQuery, agreedRatesRoutes } from '@crewcall/contracts-bookings';
import { baseApi } from '@crewcall/web-data-access';

export const agreedRatesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    agreedRates: build.query<AgreedRates, AgreedRatesQuery>({
      query: (params) => ({ url: agreedRatesRoutes.agreed, params: { ...params } }),
    }),
  }),
});

export const { useAgreedRatesQuery } = agreedRatesApi;
