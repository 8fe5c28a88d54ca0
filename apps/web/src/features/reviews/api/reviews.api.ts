import {
  type BookingReviews,
  type CompanyReview,
  reviewRoutes,
  type SaveReviewRequest,
  type WorksAgain,
} from '@crewcall/contracts-bookings';
import { baseApi, followLive, listed, type Listed } from '@crewcall/web-data-access';

followLive(['booking_update'], ['Rating']);

interface OfCompany {
  userId: string;
  page: number;
  page_size: number;
}

/** The newest so many of a company; the rest is in the average. */
export const newestReviews = (userId: string): OfCompany => ({ userId, page: 1, page_size: 10 });

const changed = (_answer: unknown, error: unknown) =>
  error ? [] : (['Rating', 'Application', 'Freelancer', 'Recruiter'] as const);
const write = { extraOptions: { retryWrites: true }, invalidatesTags: changed } as const;

export const reviewsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    bookingReviews: build.query<BookingReviews, string>({
      query: (bookingId) => reviewRoutes.ofBooking(bookingId),
      providesTags: ['Rating'],
    }),
    companyReviews: build.query<Listed<CompanyReview>, OfCompany>({
      query: ({ userId, ...params }) => ({ url: reviewRoutes.ofCompany(userId), params }),
      transformResponse: (items: CompanyReview[], meta) => listed(items, meta),
      providesTags: ['Rating'],
    }),
    worksAgain: build.query<WorksAgain[], void>({
      query: () => reviewRoutes.again,
      providesTags: ['Rating'],
    }),
    writeReview: build.mutation<BookingReviews, SaveReviewRequest & { bookingId: string; id?: string }>({
      query: ({ bookingId, id, ...review }) =>
        id
          ? { url: reviewRoutes.review(id), method: 'PUT', body: review }
          : { url: reviewRoutes.write, method: 'POST', body: { booking_id: bookingId, ...review } },
      ...write,
    }),
    replyToReview: build.mutation<BookingReviews, { id: string; text: string }>({
      query: ({ id, text }) => ({ url: reviewRoutes.reply(id), method: 'PUT', body: { text } }),
      ...write,
    }),
    addPaidOnTime: build.mutation<BookingReviews, { id: string; stars: number }>({
      query: ({ id, stars }) => ({ url: reviewRoutes.paidOnTime(id), method: 'PUT', body: { stars } }),
      ...write,
    }),
  }),
});

export const {
  useBookingReviewsQuery,
  useCompanyReviewsQuery,
  useWorksAgainQuery,
  useWriteReviewMutation,
  useReplyToReviewMutation,
  useAddPaidOnTimeMutation,
} = reviewsApi;
