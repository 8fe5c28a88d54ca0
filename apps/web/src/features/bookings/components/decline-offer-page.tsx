import {
  daysWords,
  notPossibleWords,
  offerStateWords,
  type DeclineLink,
  type DeclineReason,
} from '@crewcall/contracts-bookings';
import Button from '@mui/material/Button';
import { webRoutes } from '@crewcall/contracts-core';
import { errorText } from '@crewcall/web-data-access';
import { LinkButton, LineSkeleton, Note, Page, PageHead, PageMeta } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDeclineByLinkMutation, useDeclineLinkQuery } from '../api/decline-link.api';
import { companyOf } from '../model/offer-labels';
import { DeclineFields } from './decline-fields';

/** Where Decline in the mail of an offer leads. It asks once more: scanners open links, and people press buttons. */
export function DeclineOfferPage(): ReactNode {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const { data, error, isFetching } = useDeclineLinkQuery(token);
  return (
    <Page sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: 640 }}>
      <PageMeta title="Decline an offer" />
      {data ? (
        <DeclineForm key={token} token={token} of={data} />
      ) : (
        <>
          <PageHead title="Decline an offer" />
          {isFetching && <LineSkeleton />}
          {error && (
            <Note tone="bad" isAlert>
              {errorText(error, 'The offer could not be loaded. Please try again.')}
            </Note>
          )}
        </>
      )}
      <LinkButton to={webRoutes.offers.href()} variant="outlined">
        All your offers
      </LinkButton>
    </Page>
  );
}

function DeclineForm({ token, of }: { token: string; of: DeclineLink }): ReactNode {
  const [reason, setReason] = useState<DeclineReason>('not_free');
  const [text, setText] = useState('');
  const [decline, { isLoading, isSuccess, error }] = useDeclineByLinkMutation();
  const facts = [of.role_name, companyOf(of), daysWords(of.days), of.location].filter(Boolean).join(', ');
  if (isSuccess) return <PageHead title="Offer declined" lede={facts} />;
  if (of.state !== 'open')
    return (
      <>
        <PageHead title="Decline an offer" lede={facts} />
        <Note>{notPossibleWords(offerStateWords[of.state])}</Note>
      </>
    );
  return (
    <>
      <PageHead title="Decline this offer?" lede={facts} />
      {error && (
        <Note tone="bad" isAlert>
          {errorText(error, 'This did not work. Please try again.')}
        </Note>
      )}
      <DeclineFields company={companyOf(of)} {...{ reason, text }} onReason={setReason} onText={setText} />
      <Button
        variant="contained"
        disabled={isLoading}
        onClick={() => void decline({ token, reason, ...(text.trim() && { text: text.trim() }) })}
      >
        {isLoading ? 'Declining...' : 'Decline'}
      </Button>
    </>
  );
}
