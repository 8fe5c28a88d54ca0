import { calendarDate, unitsOf } from '@crewcall/contracts-core';
import { personName } from '@crewcall/contracts-identity';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { londonDayOf, ratingLimits, ratingProblem, ratingTexts, type Application } from '@crewcall/contracts-jobs';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { Dialog, Note, StarChoice, TextField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { judgedBy } from '../../../shared/forms';
import { useRateMutation } from '../api/ratings.api';
import { starLabels } from '../model/rating-labels';

interface RateDialogProps {
  application: Application;
  open: boolean;
  onClose: () => void;
}

interface RatingDraft {
  stars: number | null;
  comment: string;
}

const blindText = 'Shown once both of you have written a review of the booking, or 14 days after it is completed.';
const failedTitle = 'Error submitting rating';
const failedText = 'Please try again later.';

/** How a booking went, in stars and, if there is more to say, in words. What was written stays when it does not work. */
export function RateDialog({ application, open, onClose }: RateDialogProps): ReactNode {
  const dispatch = useAppDispatch();
  const [rate, { isLoading }] = useRateMutation();
  const { register, control, handleSubmit } = useForm<RatingDraft>({
    resolver: judgedBy(({ stars }) => ({ stars: ratingProblem(stars) ?? undefined })),
    defaultValues: { stars: null, comment: '' },
  });
  const [problem, setProblem] = useState<string | null>(null);
  const { id, freelancer_id, freelancer_profile: card, job_title, is_blind } = application;
  const name = personName(card, 'this crew member');
  const eventDay = dayToCome(application);

  const send = async ({ stars, comment }: RatingDraft): Promise<void> => {
    const words = comment.trim();
    const { error } = await rate({
      job_application_id: id,
      freelancer_id,
      rating: stars ?? 0,
      ...(words ? { comment: words } : {}),
    });
    setProblem(error ? errorText(error, failedText) : null);
    dispatch(
      showToast(
        error
          ? { tone: 'bad', title: failedTitle, text: failedText }
          : { tone: 'good', title: 'Rating submitted successfully!', text: `${name}, ${job_title}.` },
      ),
    );
    if (!error) onClose();
  };
  const refuse = (): void => {
    setProblem(`${ratingTexts.missingTitle}. ${ratingTexts.missing}`);
    dispatch(showToast({ tone: 'bad', title: ratingTexts.missingTitle, text: ratingTexts.missing }));
  };
  return (
    <Dialog
      {...{ open, onClose }}
      isBusy={isLoading}
      title={`Rate ${name}`}
      onSubmit={(event) => void handleSubmit(send, refuse)(event)}
      actions={
        <>
          <Button variant="outlined" onClick={onClose} disabled={isLoading}>
            Cancel
          </Button>
          <Button variant="contained" type="submit" disabled={isLoading}>
            {isLoading ? 'Submitting...' : 'Submit rating'}
          </Button>
        </>
      }
    >
      <Typography color="textSecondary">
        For {job_title}. {is_blind ? blindText : 'A rating is given once and stays.'}
      </Typography>
      {eventDay && (
        <Note tone="warn">
          The work is on {eventDay}. Ratings count when they tell how it went, so wait until then if you can.
        </Note>
      )}
      <Controller
        name="stars"
        control={control}
        render={({ field: { value, onChange } }) => (
          <StarChoice
            label={`Stars for ${name}`}
            words={starLabels}
            value={value}
            onChange={(stars) => {
              onChange(stars);
              setProblem(null);
            }}
          />
        )}
      />
      <TextField
        label="Comment"
        isOptional
        multiline
        rows={4}
        {...register('comment')}
        input={{ maxLength: unitsOf(ratingLimits.comment) }}
      />
      {problem && (
        <Note tone="bad" isAlert>
          {problem}
        </Note>
      )}
    </Dialog>
  );
}

/** The day of the work, while it has not come: in words. */
const dayToCome = ({ job_event_date }: Application): string | null =>
  job_event_date && job_event_date > londonDayOf(new Date())
    ? calendarDate(new Date(`${job_event_date}T12:00:00Z`))
    : null;
