import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { jobsErrors, ratingLimits, type Application } from '@crewcall/contracts-jobs';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { StarIcon, StarRating } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { HiddenRating } from './hidden-rating';
import { RemovedRating } from './removed-rating';
import { useAskForRatingMutation } from '../api/ratings.api';

const failedTitle = 'Error sending rating request';
const weekMs = ratingLimits.requestEveryDays * 86_400_000;

const wasJustAsked = (at: string | null): boolean => at !== null && Date.now() - Date.parse(at) < weekMs;

/** Beside one's own booking: ask the company how it went, or what it gave. */
export function AskForRating({ application }: { application: Application }): ReactNode {
  const dispatch = useAppDispatch();
  const [ask, { isLoading }] = useAskForRatingMutation();
  const { id, freelancer_id, recruiter_id, job_title, job_company, rating } = application;
  if (rating !== null) return <StarRating value={rating} />;
  if (application.is_rating_removed) return <RemovedRating />;
  if (application.is_rating_hidden) return <HiddenRating />;
  if (wasJustAsked(application.rating_requested_at)) {
    return (
      <Typography variant="body2" color="textSecondary">
        Rating requested
      </Typography>
    );
  }

  const send = async (): Promise<void> => {
    if (!recruiter_id) {
      dispatch(showToast({ tone: 'bad', title: failedTitle, text: jobsErrors.recruiterMissing.message }));
      return;
    }
    const { error } = await ask({ job_application_id: id, freelancer_id, recruiter_id });
    dispatch(
      showToast(
        error
          ? { tone: 'bad', title: failedTitle, text: errorText(error, 'Please try again later.') }
          : { tone: 'good', title: 'Rating request sent!', text: `${job_company}, ${job_title}.` },
      ),
    );
  };
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<StarIcon />}
      disabled={isLoading}
      onClick={() => void send()}
      aria-label={`Request a rating for ${job_title}`}
    >
      Request rating
    </Button>
  );
}
