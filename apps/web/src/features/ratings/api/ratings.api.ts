import {
  ratingRoutes,
  type RateRequest,
  type Rating,
  type RatingRequest,
  type RatingRequestInput,
  type RatingSummary,
} from '@crewcall/contracts-jobs';
import { baseApi, listed, onLive, type Listed } from '@crewcall/web-data-access';

export interface RatingsOf {
  userId: string;
  page: number;
  page_size: number;
}

export const ratingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ratings: build.query<Listed<Rating>, RatingsOf>({
      query: ({ userId, ...params }) => ({ url: ratingRoutes.ofFreelancer(userId), params }),
      transformResponse: (items: Rating[], meta) => listed(items, meta),
      providesTags: ['Rating'],
    }),
    ratingSummary: build.query<RatingSummary, string>({
      query: (userId) => ratingRoutes.averageOf(userId),
      providesTags: ['Rating'],
    }),
    rate: build.mutation<Rating, RateRequest>({
      query: (body) => ({ url: ratingRoutes.create, method: 'POST', body }),
      extraOptions: { retryWrites: true },
      invalidatesTags: (_rating, error) => (error ? [] : ['Rating', 'Application', 'Freelancer']),
    }),
    askForRating: build.mutation<RatingRequest, RatingRequestInput>({
      query: (body) => ({ url: ratingRoutes.requests, method: 'POST', body }),
      extraOptions: { retryWrites: true },
      invalidatesTags: (_request, error) => (error ? [] : ['Application']),
    }),
  }),
});

export const { useRatingsQuery, useRatingSummaryQuery, useRateMutation, useAskForRatingMutation } = ratingsApi;

// A user was just rated: what is on a screen asks again.
onLive('rating_received', (_payload, { dispatch }) => {
  dispatch(baseApi.util.invalidateTags(['Rating', 'Application', 'Freelancer']));
});
