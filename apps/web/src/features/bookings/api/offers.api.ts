import {
  bookingsRoutes,
  type DeclineRequest,
  type EnquiryAnswer,
  type MadeOffer,
  type MakeOffersRequest,
  type Offer,
  type OfferPathMove,
  type ReleaseRequest,
} from '@crewcall/contracts-bookings';
import { PAGE_SIZE_MAX } from '@crewcall/contracts-core';
import { baseApi, followLive, listed, type Listed } from '@crewcall/web-data-access';

export interface MoveOffer {
  id: string;
  move: OfferPathMove;
  body?: DeclineRequest | ReleaseRequest | { answer: EnquiryAnswer } | { hold_hours: number };
}

export interface OffersOf {
  page: number;
  state: string;
}

followLive(['offer_update', 'booking_update'], ['Offer', 'Availability']);

const listTag = ({ page, state }: OffersOf) => ({ type: 'Offer' as const, id: `LIST ${state} ${page}` });
const ladderTag = (roleId: string) => ({ type: 'Offer' as const, id: `LADDER ${roleId}` });
const askedTag = (roleId: string) => ({ type: 'Offer' as const, id: `ASKED ${roleId}` });
const offerTag = (id: string) => ({ type: 'Offer' as const, id });
/** Also when refused: what stands in the way is something that changed meanwhile. */
const moved = () => ['Offer', 'Booking', 'Calendar', 'Role', 'Application', 'Job'] as const;

export const offersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    myOffers: build.query<Listed<Offer>, OffersOf>({
      query: ({ page, state }) => ({ url: bookingsRoutes.offers, params: { side: 'freelancer', page, state } }),
      transformResponse: (items: Offer[], meta) => listed(items, meta),
      providesTags: (_offers, _error, of) => [listTag(of)],
    }),
    offer: build.query<Offer, string>({
      query: (id) => bookingsRoutes.offer(id),
      providesTags: (_offer, _error, id) => [offerTag(id)],
    }),
    ladder: build.query<Offer[], string>({
      query: (roleId) => bookingsRoutes.ladder(roleId),
      providesTags: (_ladder, _error, roleId) => [ladderTag(roleId)],
    }),
    askedForRole: build.query<Offer[], string>({
      query: (role_id) => ({
        url: bookingsRoutes.offers,
        params: { side: 'recruiter', role_id, page_size: PAGE_SIZE_MAX },
      }),
      providesTags: (_offers, _error, roleId) => [askedTag(roleId)],
    }),
    orderLadder: build.mutation<Offer[], { roleId: string; offer_ids: string[] }>({
      query: ({ roleId, offer_ids }) => ({ url: bookingsRoutes.ladder(roleId), method: 'PUT', body: { offer_ids } }),
      extraOptions: { retryWrites: true },
      async onQueryStarted({ roleId }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) await dispatch(offersApi.util.upsertQueryData('ladder', roleId, answer.data));
      },
      invalidatesTags: moved,
    }),
    moveOffer: build.mutation<Offer, MoveOffer>({
      query: ({ id, move, body = {} }) => ({ url: bookingsRoutes.offerMove(id, move), method: 'PUT', body }),
      extraOptions: { retryWrites: true },
      invalidatesTags: moved,
    }),
    /** Of urgent cover: the person asked has it before them. */
    markOfferSeen: build.mutation<unknown, string>({
      query: (id) => ({ url: bookingsRoutes.offerMove(id, 'seen'), method: 'PUT' }),
      extraOptions: { retryWrites: true },
    }),
    makeOffers: build.mutation<MadeOffer[], { roleId: string; request: MakeOffersRequest }>({
      query: ({ roleId, request }) => ({
        url: bookingsRoutes.offersOf(roleId),
        method: 'POST',
        body: request,
      }),
      extraOptions: { retryWrites: true },
      invalidatesTags: moved,
    }),
  }),
});

export const {
  useMyOffersQuery,
  useOfferQuery,
  useLadderQuery,
  useAskedForRoleQuery,
  useOrderLadderMutation,
  useMoveOfferMutation,
  useMarkOfferSeenMutation,
  useMakeOffersMutation,
} = offersApi;
