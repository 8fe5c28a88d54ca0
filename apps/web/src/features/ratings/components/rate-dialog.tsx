import { unitsOf } from '@crewcall/contracts-core';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ratingLimits, ratingTexts, type Application } from '@crewcall/contracts-jobs';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { Dialog, Note, StarChoice, TextField } from '@crewcall/web-ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useRateMutation } from '../api/ratings.api';
import { starLabels } from '../model/rating-labels';

interface RateDialogProps {
  application: Application;
  open: boolean;
  onClose: () => void;
}

const failedTitle = 'Error submitting rating';
const failedText = 'Please try again later.';

/** How a booking went, in stars and, if there is more to say, in words. What was written stays when it does not work. */
export function RateDialog({ application, open, onClose }: RateDialogProps): ReactNode {
  const dispatch = useAppDispatch();
  const [rate, { isLoading }] = useRateMutation();
  const [stars, setStars] = useState<number | null>(null);
  const [comment, setComment] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { id, freelancer_id, freelancer_profile: card, job_title } = application;
  const name = [card.first_name, card.last_name].filter(Boolean).join(' ') || 'this crew member';

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (stars === null) {
      setProblem(`${ratingTexts.missingTitle}. ${ratingTexts.missing}`);
      dispatch(showToast({ tone: 'bad', title: ratingTexts.missingTitle, text: ratingTexts.missing }));
      return;
    }
    const words = comment.trim();
    const { error } = await rate({
      job_application_id: id,
      freelancer_id,
      rating: stars,
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
  return (
    <Dialog
      {...{ open, onClose }}
      isBusy={isLoading}
      title={`Rate ${name}`}
      onSubmit={(event) => void send(event)}
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
      <Typography color="textSecondary">For {job_title}. A rating is given once and stays.</Typography>
      <StarChoice
        label={`Stars for ${name}`}
        words={starLabels}
        value={stars}
        onChange={(value) => {
          setStars(value);
          setProblem(null);
        }}
      />
      <TextField
        label="Comment"
        isOptional
        multiline
        rows={4}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
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
