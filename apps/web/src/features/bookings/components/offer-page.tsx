import { styled } from '@mui/material/styles';
import { bookingsErrors, type Offer } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { onEveryVisit, useSession } from '@crewcall/web-data-access';
import { Card, CardBody, Chip, LinkButton, Note, PageHead, TextLink } from '@crewcall/web-ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { OneState } from '../../../shared/query-state';
import { useOfferQuery } from '../api/offers.api';
import { companyOf, notForReader, offerStateLabel } from '../model/offer-labels';
import { AgreementFacts } from './agreement-facts';
import { CoverNote } from './cover-note';
import { Deadline } from './deadline';
import { OfferAnswers } from './offer-answers';
import { OfferRanks } from './offer-ranks';

const SharedTickets = lazy(async () => ({ default: (await import('../../../shared/tickets')).SharedTickets }));

const Narrow = styled('div')({ maxWidth: 760 });
const Lede = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' });
const Row = styled('div')({ display: 'flex' });
const Due = styled('p')({ fontSize: '1.125rem', fontWeight: 600 });

interface OfferPageProps {
  id: string;
  /** How far it is for the user who is asked. */
  distanceOf?: (offer: Offer) => ReactNode;
  /** What else is known of the company, for the user who is asked. */
  aboutCompany?: (companyId: string) => ReactNode;
  /** What rates others agreed, for the user who is asked. */
  ratesOf?: (offer: Offer) => ReactNode;
  /** Leads to a conversation with the other side. */
  messageOf?: (userId: string) => ReactNode;
}

/** One offer with everything that is needed to answer it. */
export function OfferPage({ id, ...parts }: OfferPageProps): ReactNode {
  const { data, error, isFetching, refetch } = useOfferQuery(id, { refetchOnMountOrArgChange: onEveryVisit() });
  if (!data) return <OneState query={{ error, isFetching, refetch }} noun="offer" whyNone={notForReader} />;
  return <OfferSheet offer={data} {...parts} />;
}

function OfferSheet({
  offer,
  distanceOf,
  aboutCompany,
  ratesOf,
  messageOf,
}: Omit<OfferPageProps, 'id'> & { offer: Offer }): ReactNode {
  const { user } = useSession();
  const isAsked = user?.id === offer.freelancer_id;
  const otherSide = isAsked ? offer.recruiter_id : offer.freelancer_id;
  const message = otherSide && messageOf?.(otherSide);
  return (
    <Narrow>
      <PageHead title={offer.role_name} lede={<OfferLede {...{ offer, isAsked }} />} />
      <Card>
        <CardBody>
          <OfferRanks offer={offer} />
          <CoverNote {...{ offer, isAsked }} />
          {offer.team && <TeamNote team={offer.team} />}
          <Due>
            <Deadline offer={offer} />
          </Due>
          <AgreementFacts of={offer} distance={isAsked && distanceOf?.(offer)} />
          <OfferNotes {...{ offer, isAsked }} />
          {offer.booking_id && (
            <LinkButton to={webRoutes.booking.href(offer.booking_id)} variant="contained" color="inherit">
              Open the booking
            </LinkButton>
          )}
          <Suspense>{!isAsked && <SharedTickets userId={offer.freelancer_id} />}</Suspense>
          {isAsked ? <OfferAnswers {...{ offer }} more={message} /> : <Row>{message}</Row>}
          {isAsked && <LateNotes {...{ offer, aboutCompany, ratesOf }} />}
        </CardBody>
      </Card>
    </Narrow>
  );
}

/** What it is about, who is on the other side, and how it stands. */
function OfferLede({ offer, isAsked }: OfferNotesProps): ReactNode {
  return (
    <Lede>
      {offer.job_id && <TextLink to={webRoutes.job.href(offer.job_id)}>{offer.job_title}</TextLink>}
      {isAsked ? companyOf(offer) : offer.freelancer_name}
      <Chip tone={offer.state === 'open' ? 'info' : offer.state === 'held' ? 'warn' : 'plain'}>
        {offerStateLabel(offer)}
      </Chip>
    </Lede>
  );
}

interface OfferNotesProps {
  offer: Offer;
  isAsked: boolean;
}

/** What is said about it beside the facts. */
function OfferNotes({ offer, isAsked }: OfferNotesProps): ReactNode {
  const isGone = isAsked && ['withdrawn', 'expired', 'lapsed'].includes(offer.state);
  return (
    <>
      {offer.note && <Note title={isAsked ? `${companyOf(offer)} writes` : 'Your note'}>{offer.note}</Note>}
      {offer.clashes && <Note tone="warn">Something else that you are booked on meets these times.</Note>}
      {offer.warnings.map((warning) => (
        <Note key={warning} tone="warn">
          {warning}
        </Note>
      ))}
      {offer.reliability && <p>{offer.reliability}</p>}
      {isGone && <Gone offer={offer} />}
    </>
  );
}

/** Answered late, so below what is pressed, which it would move. */
function LateNotes({
  offer,
  aboutCompany,
  ratesOf,
}: Pick<OfferPageProps, 'aboutCompany' | 'ratesOf'> & { offer: Offer }): ReactNode {
  return (
    <>
      {offer.terms.basis === 'day' && ratesOf?.(offer)}
      {offer.recruiter_id && aboutCompany?.(offer.recruiter_id)}
    </>
  );
}

function Gone({ offer }: { offer: Offer }): ReactNode {
  if (offer.cover?.is_covered) return <Note title="Covered, thank you.">Another of those asked was first.</Note>;
  return (
    <Note>
      {bookingsErrors.offerGone.message} {companyOf(offer)} can be asked for another.
    </Note>
  );
}

function TeamNote({ team: { id, name, has_agreed } }: { team: NonNullable<Offer['team']> }): ReactNode {
  return (
    <Note title={has_agreed ? 'You said yes' : `Asked in ${name}`}>
      All of you are booked together once each has said yes, or none.{' '}
      <TextLink to={webRoutes.teamOffer.href(id)}>See who has answered</TextLink>
    </Note>
  );
}
