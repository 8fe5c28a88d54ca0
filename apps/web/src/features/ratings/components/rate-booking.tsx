import { personName } from '@crewcall/contracts-identity';
import Button from '@mui/material/Button';
import type { Application } from '@crewcall/contracts-jobs';
import { StarIcon, StarRating } from '@crewcall/web-ui';

import { lazy, Suspense, useState, type ReactNode } from 'react';
import { HiddenRating } from './hidden-rating';
import { RemovedRating } from './removed-rating';

const RateDialog = lazy(async () => ({ default: (await import('./rate-dialog')).RateDialog }));

/** Beside a user who was hired: rate them, or what they were given. */
export function RateBooking({ application }: { application: Application }): ReactNode {
  const [isRating, setRating] = useState(false);
  const { rating, is_rating_hidden, is_rating_removed, freelancer_profile: card } = application;
  if (rating !== null) return <StarRating value={rating} />;
  if (is_rating_removed) return <RemovedRating />;
  if (is_rating_hidden) return <HiddenRating />;
  const name = personName(card, 'this crew member');
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<StarIcon />}
        onClick={() => setRating(true)}
        aria-label={`Rate ${name}`}
      >
        Rate
      </Button>
      <Suspense>{isRating && <RateDialog application={application} open onClose={() => setRating(false)} />}</Suspense>
    </>
  );
}
