import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { dayWords, moneyWords, type Offer, rateWords } from '@crewcall/contracts-bookings';
import { PAGE_SIZE_DEFAULT, webRoutes } from '@crewcall/contracts-core';
import { onEveryVisit } from '@crewcall/web-data-access';
import { Card, Chip, DateBlock, EmptyState, FilterPills, LinkButton, Pagination, TextLink } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { QueryState, useFilledPage } from '../../../shared/query-state';
import { useMyOffersQuery } from '../api/offers.api';
import { useOffersAddress, type OfferFilter } from '../hooks/use-offers-address';
import { companyOf, deadlineOf, offerDays, offerStateLabel } from '../model/offer-labels';
import { Deadline } from './deadline';

const Stack = styled('div')({ display: 'grid', gap: 16 });
const Row = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '60px minmax(0, 1fr)',
  borderTop: `1px solid ${vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '& .date': { paddingBlock: 16, borderRight: `1px solid ${vars.palette.divider}` },
  '& .words': { display: 'grid', justifyItems: 'start', gap: 4, padding: 16 },
  '& .due': { fontWeight: 600 },
}));

const pills: readonly { value: OfferFilter; label: string }[] = [
  { value: 'open', label: 'To answer' },
  { value: 'held', label: 'Pencils' },
  { value: 'past', label: 'Past' },
];

/** Soonest deadline first; what has none by when it last changed. */
const byDeadline = (offers: readonly Offer[]): Offer[] =>
  [...offers].sort(
    (one, other) =>
      (deadlineOf(one) ?? '~').localeCompare(deadlineOf(other) ?? '~') ||
      other.updated_at.localeCompare(one.updated_at),
  );

/** What companies ask of this person. */
export function OfferList(): ReactNode {
  const { filter, query, hrefOf, setFilter } = useOffersAddress();
  const answer = useMyOffersQuery(query, {
    refetchOnMountOrArgChange: onEveryVisit(),
  });
  const data = useFilledPage(answer, PAGE_SIZE_DEFAULT, hrefOf);
  return (
    <Stack>
      <FilterPills label="Which offers" pills={pills} value={filter} onChange={setFilter} />
      <Card>
        {!data && <QueryState query={answer} what="the offers" rows={3} height={120} />}
        {data?.items.length === 0 && <NoOffers filter={filter} />}
        {data && data.items.length > 0 && (
          <ul aria-label="Offers">
            {byDeadline(data.items).map((offer) => (
              <OfferRow key={offer.id} offer={offer} />
            ))}
          </ul>
        )}
      </Card>
      {data && (
        <Pagination page={query.page} pageSize={PAGE_SIZE_DEFAULT} total={data.total} noun="offers" hrefOf={hrefOf} />
      )}
    </Stack>
  );
}

function OfferRow({ offer }: { offer: Offer }): ReactNode {
  const day = offer.calls[0]?.starts_on;
  const pay = [rateWords(offer.terms), offer.estimate && `about ${moneyWords(offer.estimate.total_pence)}`];
  return (
    <Row>
      <DateBlock day={day ? dayWords(day) : null} dateTime={day} />
      <div className="words">
        <Chip tone={offer.state === 'open' ? 'info' : offer.state === 'held' ? 'warn' : 'plain'}>
          {offerStateLabel(offer)}
        </Chip>
        <Typography variant="h4" component="h2">
          <TextLink to={webRoutes.offer.href(offer.id)}>{offer.role_name}</TextLink>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[companyOf(offer), offerDays(offer), offer.location].join(', ')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {pay.filter(Boolean).join(', ')}
        </Typography>
        <Typography variant="body2" className="due">
          <Deadline offer={offer} />
        </Typography>
      </div>
    </Row>
  );
}

function NoOffers({ filter }: { filter: OfferFilter }): ReactNode {
  return (
    <EmptyState
      drawing="list"
      heading="h2"
      title={filter === 'open' ? 'No offers to answer' : filter === 'held' ? 'No pencils' : 'No past offers'}
      text="When a company asks for you, it appears here by itself. Say when you are free, so that they find you."
      action={
        <LinkButton to={webRoutes.calendar.href()} variant="contained" color="inherit">
          Open the calendar
        </LinkButton>
      }
    />
  );
}
