import { styled } from '@mui/material/styles';
import {
  type OwnReview,
  partWords,
  type ReviewPart,
  reviewLimits,
  type ReviewParts,
  reviewParts,
  type ReviewSide,
  reviewTexts,
} from '@crewcall/contracts-bookings';
import { unitsOf } from '@crewcall/contracts-core';
import { ratingLabels } from '@crewcall/contracts-jobs';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { ChoiceField, FormDialog, StarChoice, TextField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useWriteReviewMutation } from '../api/reviews.api';

const words = [1, 2, 3, 4, 5].map((stars) => ratingLabels[stars] ?? '') as [string, string, string, string, string];

const Part = styled('div')({
  display: 'grid',
  gridTemplateColumns: '150px minmax(0, 1fr)',
  alignItems: 'center',
  '@media (max-width: 479.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface ReviewDialogProps {
  bookingId: string;
  side: ReviewSide;
  other: string;
  /** To be changed. */
  own: OwnReview | null;
  onClose: () => void;
}

/** Stars for the whole and its parts, words, and a yes or no that only the writer sees. */
export function ReviewDialog({ bookingId, side, other, own, onClose }: ReviewDialogProps): ReactNode {
  const dispatch = useAppDispatch();
  const [write, { isLoading, error }] = useWriteReviewMutation();
  const [stars, setStars] = useState(own?.stars ?? null);
  const [parts, setParts] = useState<ReviewParts>(own?.parts ?? {});
  const [text, setText] = useState(own?.text ?? '');
  const [again, setAgain] = useState(own?.again ?? null);
  const [isMissing, setMissing] = useState(false);
  const judge = (part: ReviewPart, given: number): void => setParts((before) => ({ ...before, [part]: given }));

  const send = async (): Promise<void> => {
    setMissing(stars === null);
    if (stars === null) return;
    const review = { stars, parts, text: text.trim() || null, again };
    const { data } = await write({ bookingId, ...review, ...(own && { id: own.id }) });
    if (!data) return;
    const shown = data.theirs ? `You see each other’s now.` : `It is hidden until ${other} has written theirs.`;
    dispatch(showToast({ tone: 'good', title: 'Your review is saved', text: shown }));
    onClose();
  };
  const problem = isMissing ? reviewTexts.stars : error && errorText(error, 'That was not saved. Please try again.');
  return (
    <FormDialog
      title={`Review ${other}`}
      submitLabel="Save review"
      busyLabel="Saving..."
      isBusy={isLoading}
      problem={problem}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p>{reviewTexts.blind} Then they are public.</p>
      <StarChoice label={`Stars for ${other}`} words={words} value={stars} onChange={setStars} />
      {reviewParts[side].map((part) => (
        <Part key={part}>
          <span aria-hidden="true">{partWords[part]}</span>
          <StarChoice
            label={`${partWords[part]}, optional`}
            words={words}
            value={parts[part] ?? null}
            onChange={(given) => judge(part, given)}
          />
        </Part>
      ))}
      <TextField
        label="In your words"
        isOptional
        multiline
        minRows={3}
        value={text}
        onChange={({ target }) => setText(target.value)}
        input={{ maxLength: unitsOf(reviewLimits.text) }}
      />
      <ChoiceField
        label="Work again? Only you see this."
        name="again"
        choices={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
        value={again === null ? '' : again ? 'yes' : 'no'}
        onChange={({ target }) => setAgain(target.value === 'yes')}
      />
    </FormDialog>
  );
}
