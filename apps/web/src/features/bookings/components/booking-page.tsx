import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  bookingStateAt,
  bookingStateWords,
  isBooked,
  mayCancelAt,
  momentWords,
  togetherWords,
  wallTimeOf,
  type Booking,
  seenTicketWords,
} from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { errorText, onEveryVisit, useSession } from '@crewcall/web-data-access';
import { Card, CardBody, CheckIcon, Chip, Note, PageHead, SectionCard, Stack, TextLink } from '@crewcall/web-ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { PrintStyles } from '../../../shared/print';
import { OneState } from '../../../shared/query-state';
import { useNow } from '../../../shared/time';
import { useAnswerRevisionMutation, useBookingQuery } from '../api/bookings.api';
import { AgreementFacts } from './agreement-facts';
import { OnTheDay } from './on-the-day';
import { CancelButton } from './cancel-button';
import { DidNotShow } from './did-not-show';
import { NoShowNote } from './no-show-note';
import { Cancelled } from './cancelled';
import { historyLabel } from '../model/history-labels';
import { notForReader } from '../model/offer-labels';
import { SheetLinks } from './sheet-links';

const SiteTickets = lazy(async () => ({ default: (await import('./site-tickets')).SiteTickets }));

const Columns = styled('div')({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  '@media (max-width: 999.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Lede = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' });
const History = styled('ol')(({ theme: { vars } }) => ({
  '& li': { padding: '9px 0', borderTop: `1px solid ${vars.palette.divider}`, fontSize: '.875rem' },
  '& li:first-of-type': { borderTop: 0 },
  '& time': { display: 'block', color: vars.palette.text.hint },
}));
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 });

interface BookingPageProps {
  id: string;
  /** Whether the reader keeps the other side in mind. */
  markOf?: (booking: Booking) => ReactNode;
  /** What the two say of each other once it is over. */
  reviewsOf?: (booking: Booking) => ReactNode;
}

/** A confirmed agreement as both its sides read it, with what became of it. */
export function BookingPage({ id, markOf, reviewsOf }: BookingPageProps): ReactNode {
  const { data, error, isFetching, refetch } = useBookingQuery(id, { refetchOnMountOrArgChange: onEveryVisit() });
  if (!data) return <OneState query={{ error, isFetching, refetch }} noun="booking" whyNone={notForReader} />;
  return <BookingSheet booking={data} mark={markOf?.(data)} reviews={reviewsOf?.(data)} />;
}

interface BookingSheetProps {
  booking: Booking;
  mark: ReactNode;
  reviews: ReactNode;
}

function BookingSheet({ booking, mark, reviews }: BookingSheetProps): ReactNode {
  const { user } = useSession();
  const isCrew = user?.id === booking.freelancer_id;
  const now = useNow();
  const state = bookingStateWords[bookingStateAt(booking, now)];
  return (
    <>
      <PrintStyles foot={[booking.role_name, booking.job_title, booking.company].join(', ')} />
      <PageHead
        title={booking.role_name}
        lede={
          <Lede>
            <TextLink to={webRoutes.job.href(booking.job_id)}>{booking.job_title}</TextLink>
            {isCrew ? booking.company : booking.freelancer_name}
            {mark}
            <Chip tone={isBooked(booking.state) ? 'good' : 'bad'} icon={isBooked(booking.state) && <CheckIcon />}>
              {state.charAt(0).toUpperCase() + state.slice(1)}
            </Chip>
            {booking.together > 0 && <span>{togetherWords(booking.together)}</span>}
          </Lede>
        }
        actions={
          booking.state === 'confirmed' && (
            <>
              {!isCrew && <DidNotShow booking={booking} />}
              {mayCancelAt(booking, isCrew, now) && <CancelButton {...{ booking, isCrew }} />}
            </>
          )
        }
      />
      <Columns>
        <Stack>
          {reviews}
          <Card>
            <CardBody>
              <Cancelled {...{ booking, isCrew }} />
              <NoShowNote {...{ booking, isCrew }} />
              <OnTheDay {...{ booking, isCrew }} />
              {booking.clashes && (
                <Note tone="warn">Clashes with another booking. Agree with each other which one holds.</Note>
              )}
              {booking.warnings.map((warning) => (
                <Note key={warning} tone="warn">
                  {warning}
                </Note>
              ))}
              {isCrew && booking.revision?.state === 'asked' && <RevisionQuestion booking={booking} />}
              <AgreementFacts of={booking} />
              {booking.tickets_seen.length > 0 && (
                <Typography variant="body2" color="textSecondary">
                  At the booking: {booking.tickets_seen.map(seenTicketWords).join('. ')}.
                </Typography>
              )}
              <SheetLinks {...{ booking, isCrew }} />
              <Typography variant="body2" color="textSecondary">
                Terms as agreed, the same on both sides: {booking.terms_hash.slice(0, 12)}
              </Typography>
            </CardBody>
          </Card>
        </Stack>
        <Stack>
          <OnSite {...{ booking, isCrew, now }} />
          <SectionCard title="History">
            <History>
              {booking.history.map(({ at, what, name }) => (
                <li key={at + what}>
                  {[name, historyLabel(what)].filter(Boolean).join(': ')}
                  <time dateTime={at}>{momentWords(new Date(at))}</time>
                </li>
              ))}
            </History>
          </SectionCard>
        </Stack>
      </Columns>
    </>
  );
}

/** For the company, from the day of the first call on. */
function OnSite({ booking, isCrew, now }: { booking: Booking; isCrew: boolean; now: number }): ReactNode {
  const today = wallTimeOf(new Date(now)).day;
  const isBegun = booking.calls.some(({ from }) => wallTimeOf(new Date(from)).day <= today);
  return <Suspense>{!isCrew && isBegun && <SiteTickets booking={booking} />}</Suspense>;
}

function RevisionQuestion({ booking: { id, company, revision } }: { booking: Booking }): ReactNode {
  const [answer, { isLoading, error }] = useAnswerRevisionMutation();
  if (!revision) return null;
  return (
    <Note tone="warn" title={`${company} changed: ${revision.changed.join(', ')}`}>
      The old terms hold until you answer.
      {revision.clashes && ' The new time meets something else that you are booked on.'}
      {error && (
        <>
          <br />
          {errorText(error, 'That was not sent. Please try again.')}
        </>
      )}
      <Row>
        {!revision.clashes && (
          <Button variant="contained" disabled={isLoading} onClick={() => void answer({ id, isAccepted: true })}>
            Accept the change
          </Button>
        )}
        <Button variant="outlined" disabled={isLoading} onClick={() => void answer({ id, isAccepted: false })}>
          Cannot make it
        </Button>
      </Row>
    </Note>
  );
}
