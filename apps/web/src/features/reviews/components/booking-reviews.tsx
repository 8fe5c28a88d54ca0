import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  type Booking,
  type BookingReviews as Reviews,
  dayWords,
  type OwnReview,
  reviewTexts,
  type ShownReview,
} from '@crewcall/contracts-bookings';
import { londonDayOf } from '@crewcall/contracts-jobs';
import { onEveryVisit, useSession } from '@crewcall/web-data-access';
import { Note, SectionCard } from '@crewcall/web-ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useNow } from '../../../shared/time';
import { useBookingReviewsQuery } from '../api/reviews.api';
import { OneReview } from './one-review';

const ReviewDialog = lazy(async () => ({ default: (await import('./review-dialog')).ReviewDialog }));
const ReplyDialog = lazy(async () => ({ default: (await import('./reply-dialog')).ReplyDialog }));
const PaidDialog = lazy(async () => ({ default: (await import('./paid-dialog')).PaidDialog }));

const Stack = styled('div')({ display: 'grid', gap: 16 });
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

type Asking = 'review' | 'reply' | 'paid' | null;

interface BookingReviewsProps {
  booking: Booking;
  /** Asks an administrator for a look at the other side's. */
  reportOf?: (review: ShownReview) => ReactNode;
}

const dayOf = (at: string): string => dayWords(londonDayOf(new Date(at)));

/** What both sides say of a booking once it is over: one's own, and the other's when both are in. */
export function BookingReviews({ booking, reportOf }: BookingReviewsProps): ReactNode {
  const now = useNow();
  const isOver = booking.state !== 'cancelled' && booking.calls.every(({ to }) => Date.parse(to) < now);
  const { data } = useBookingReviewsQuery(booking.id, { skip: !isOver, refetchOnMountOrArgChange: onEveryVisit() });
  if (!data || (!data.is_open && !data.own && !data.theirs)) return null;
  return <Panel reviews={data} {...{ booking, reportOf }} />;
}

function Panel({ booking, reviews, reportOf }: BookingReviewsProps & { reviews: Reviews }): ReactNode {
  const { user } = useSession();
  const [asking, setAsking] = useState<Asking>(null);
  const isCrew = user?.id === booking.freelancer_id;
  const person = booking.freelancer_name ?? 'The crew member';
  const other = isCrew ? booking.company : person;
  const { own, theirs, is_open, closes_at } = reviews;
  return (
    <SectionCard title="Reviews">
      <Stack>
        {is_open && <Blind {...{ reviews, other }} onWrite={() => setAsking('review')} />}
        {own && (
          <Own
            {...{ own, isOpen: is_open, closesAt: closes_at, replier: other }}
            onChange={() => setAsking('review')}
          />
        )}
        {!is_open && <PaidLater {...reviews} onAsk={() => setAsking('paid')} />}
        {theirs && (
          <Theirs {...{ theirs, other, replier: isCrew ? person : booking.company }}>
            {reviews.reply_until && (
              <Button variant="outlined" size="small" onClick={() => setAsking('reply')}>
                Reply
              </Button>
            )}
            {!theirs.is_removed && reportOf?.(theirs)}
          </Theirs>
        )}
        {!is_open && !theirs && <Missing {...{ closes_at, other }} />}
      </Stack>
      <Dialogs {...{ asking, booking, reviews, isCrew, other }} onClose={() => setAsking(null)} />
    </SectionCard>
  );
}

interface DialogsProps {
  asking: Asking;
  booking: Booking;
  reviews: Reviews;
  isCrew: boolean;
  other: string;
  onClose: () => void;
}

function Dialogs({ asking, booking, reviews: { own, theirs }, isCrew, other, onClose }: DialogsProps): ReactNode {
  return (
    <Suspense>
      {asking === 'review' && (
        <ReviewDialog bookingId={booking.id} side={isCrew ? 'crew' : 'company'} {...{ other, own, onClose }} />
      )}
      {asking === 'reply' && theirs && <ReplyDialog id={theirs.id} {...{ other, onClose }} />}
      {asking === 'paid' && own && <PaidDialog id={own.id} company={booking.company} onClose={onClose} />}
    </Suspense>
  );
}

function Missing({ closes_at, other }: Pick<Reviews, 'closes_at'> & { other: string }): ReactNode {
  const words = closes_at
    ? `${other} did not write a review.`
    : 'Nothing more is shown while it is not settled who came.';
  return <Typography color="textSecondary">{words}</Typography>;
}

/** Payment comes after the rest: that part may follow. */
function PaidLater({ own, paid_until, onAsk }: Reviews & { onAsk: () => void }): ReactNode {
  if (!own || !paid_until) return null;
  return (
    <Row>
      <Button variant="outlined" size="small" onClick={onAsk}>
        Say how you were paid
      </Button>
      <Typography variant="body2" color="textSecondary">
        Until {dayOf(paid_until)}.
      </Typography>
    </Row>
  );
}

interface TheirsProps {
  theirs: ShownReview;
  other: string;
  replier: string;
  children: ReactNode;
}

function Theirs({ theirs, other, replier, children }: TheirsProps): ReactNode {
  return (
    <section>
      <Typography variant="h5" component="h3" gutterBottom>
        {other}, {dayOf(theirs.shown_at)}
      </Typography>
      <OneReview review={theirs} replier={replier} />
      <Row>{children}</Row>
    </section>
  );
}

interface BlindProps {
  reviews: Reviews;
  other: string;
  onWrite: () => void;
}

function Blind({ reviews: { own, is_theirs_written, closes_at }, other, onWrite }: BlindProps): ReactNode {
  const until = closes_at ? ` Until ${dayOf(closes_at)}.` : '';
  if (own) {
    const hidden = `Hidden until ${other} has written theirs.`;
    return <Note title={hidden}>{`You can change yours until then.${until}`}</Note>;
  }
  return (
    <>
      <Note title={is_theirs_written ? `${other} has written a review` : `How was it with ${other}?`}>
        {is_theirs_written ? `Write yours to see it.${until}` : `${reviewTexts.blind}${until}`}
      </Note>
      <Row>
        <Button variant="contained" onClick={onWrite}>
          Write a review
        </Button>
      </Row>
    </>
  );
}

interface OwnProps {
  own: OwnReview;
  isOpen: boolean;
  closesAt: string | null;
  replier: string;
  onChange: () => void;
}

function Own({ own, isOpen, replier, onChange }: OwnProps): ReactNode {
  return (
    <section>
      <Typography variant="h5" component="h3" gutterBottom>
        Your review
      </Typography>
      <OneReview review={own} replier={replier} />
      {own.again !== null && (
        <Typography variant="body2" color="textSecondary">
          Work again? {own.again ? 'Yes' : 'No'}. Only you see this.
        </Typography>
      )}
      {isOpen && !own.shown_at && (
        <Row>
          <Button variant="outlined" size="small" onClick={onChange}>
            Change your review
          </Button>
        </Row>
      )}
    </section>
  );
}
