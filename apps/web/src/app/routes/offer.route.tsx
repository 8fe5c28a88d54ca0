import { isUnknown, useSession } from '@crewcall/web-data-access';
import { Page, PageMeta } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { OfferPage } from '../../features/bookings';
import { offersApi } from '../../features/bookings/api/offers.api';
import { DaysToPay } from '../../features/invoices/components/days-to-pay';
import { MessageButton } from '../../features/messages';
import { useSignInAddress } from '../../shared/address';
import { AgreedRates } from '../../shared/agreed-rates';
import { once, type Needs } from '../needs';
import { OfferDistance } from '../offers/offer-distance';

export const needs: Needs = async ({ dispatch, user, params: { id = '' }, isMissing }) => {
  if (!user) return;
  const { error } = await dispatch(offersApi.endpoints.offer.initiate(id, once));
  if (isUnknown(error)) isMissing();
};

export function Component(): ReactNode {
  const { id = '' } = useParams();
  const { user, isChecking } = useSession();
  const signIn = useSignInAddress();
  if (!user && !isChecking) return <Navigate to={signIn} replace />;
  return (
    <Page>
      <PageMeta title="Offer" />
      {user && (
        <OfferPage
          key={id}
          id={id}
          aboutCompany={(companyId) => <DaysToPay {...{ companyId }} />}
          ratesOf={(offer) => <AgreedRates offer_id={offer.id} />}
          distanceOf={(offer) => <OfferDistance {...{ offer }} />}
          messageOf={(userId) => <MessageButton {...{ userId }} />}
        />
      )}
    </Page>
  );
}
