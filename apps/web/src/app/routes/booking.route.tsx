import type { Booking } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { useSession } from '@crewcall/web-data-access';
import { Page, PageMeta } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { BookingPage } from '../../features/bookings';
import { bookingsApi } from '../../features/bookings/api/bookings.api';
import { FavouriteOfCompany } from '../crew-lists/kept-by-company';
import { isUnknown, once, type Needs } from '../needs';

export const needs: Needs = async ({ dispatch, user, params: { id = '' }, isMissing }) => {
  if (!user) return;
  const { error } = await dispatch(bookingsApi.endpoints.booking.initiate(id, once));
  if (isUnknown(error)) isMissing();
};

const starOf = ({ freelancer_id, freelancer_name }: Booking): ReactNode => (
  <FavouriteOfCompany
    userId={freelancer_id}
    name={freelancer_name ?? 'this person'}
    among={[freelancer_id]}
    isStarAlone
  />
);

export function Component(): ReactNode {
  const { id = '' } = useParams();
  const { user, isChecking } = useSession();
  if (!user && !isChecking) return <Navigate to={webRoutes.auth.href()} replace />;
  return (
    <Page>
      <PageMeta title="Booking" />
      {user && <BookingPage key={id} id={id} markOf={starOf} />}
    </Page>
  );
}
