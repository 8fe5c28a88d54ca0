import { webRoutes } from '@crewcall/contracts-core';
import { useSession } from '@crewcall/web-data-access';
import { Page, PageHead, PageMeta } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { OfferList } from '../../features/bookings';
import { offersApi } from '../../features/bookings/api/offers.api';
import { readOffersAddress } from '../../features/bookings/hooks/use-offers-address';
import { once, type Needs } from '../needs';

export const needs: Needs = ({ dispatch, user, search }) =>
  user?.role === 'freelancer'
    ? dispatch(offersApi.endpoints.myOffers.initiate(readOffersAddress(search).query, once))
    : undefined;

export function Component(): ReactNode {
  const { user, isChecking } = useSession();
  if (!user && !isChecking) return <Navigate to={webRoutes.auth.href()} replace />;
  if (user && user.role !== 'freelancer') return <Navigate to={webRoutes.dashboard.href()} replace />;
  return (
    <Page>
      <PageMeta title="Offers" />
      <PageHead title="Offers" />
      {user && <OfferList />}
    </Page>
  );
}
