import { PageHead } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { OfferList } from '../../features/bookings';
import { offersApi } from '../../features/bookings/api/offers.api';
import { readOffersAddress } from '../../features/bookings/hooks/use-offers-address';
import { once, type Needs } from '../needs';
import { SignedInPage } from '../shell/signed-in-page';

export const needs: Needs = ({ dispatch, user, search }) =>
  user?.role === 'freelancer'
    ? dispatch(offersApi.endpoints.myOffers.initiate(readOffersAddress(search).query, once))
    : undefined;

export function Component(): ReactNode {
  return (
    <SignedInPage title="Offers" roles={['freelancer']}>
      {() => (
        <>
          <PageHead title="Offers" />
          <OfferList />
        </>
      )}
    </SignedInPage>
  );
}
