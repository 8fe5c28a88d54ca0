import type { Booking } from '@crewcall/contracts-bookings';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { BookingPage } from '../../features/bookings';
import { bookingsApi } from '../../features/bookings/api/bookings.api';
import { ReportButton } from '../../features/reports';
import { BookingReviews } from '../../features/reviews';
import { FavouriteOfCompany } from '../crew-lists/kept-by-company';
import { needsOfOne, once } from '../needs';
import { SignedInPage } from '../shell/signed-in-page';

export const needs = needsOfOne(({ dispatch, params: { id = '' } }) =>
  dispatch(bookingsApi.endpoints.booking.initiate(id, once)),
);

const starOf = ({ freelancer_id, freelancer_name }: Booking): ReactNode => (
  <FavouriteOfCompany
    userId={freelancer_id}
    name={freelancer_name ?? 'this person'}
    among={[freelancer_id]}
    isStarAlone
  />
);

const reviewsOf = (booking: Booking): ReactNode => (
  <BookingReviews booking={booking} reportOf={({ id }) => <ReportButton kind="review" id={id} ownerId={null} />} />
);

export function Component(): ReactNode {
  const { id = '' } = useParams();
  return (
    <SignedInPage title="Booking">
      {() => <BookingPage key={id} id={id} markOf={starOf} reviewsOf={reviewsOf} />}
    </SignedInPage>
  );
}
