import { ratingRoutes, type Rating, type RatingSummary } from '@crewcall/contracts-jobs';
import { baseApi, listed } from '@crewcall/web-data-access';

export const ratingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ratings: build.query({
      query: ({ userId, page }: { userId: string; page: number }) => ({
        url: ratingRoutes.ofFreelancer(encodeURIComponent(userId)),
        params: { page },
      }),
      transformResponse: (items: Rating[], meta) => listed(items, meta),
      providesTags: ['Rating'],
    }),
    ratingSummary: build.query<RatingSummary, string>({
      query: (userId) => ratingRoutes.averageOf(encodeURIComponent(userId)),
      providesTags: ['Rating'],
    }),
  }),
});

export const { useRatingsQuery, useRatingSummaryQuery } = ratingsApi;
