import { reviewTexts } from '@crewcall/contracts-bookings';
import { ratingLabels } from '@crewcall/contracts-jobs';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { FormDialog, StarChoice } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useAddPaidOnTimeMutation } from '../api/reviews.api';

const words = [1, 2, 3, 4, 5].map((stars) => ratingLabels[stars] ?? '') as [string, string, string, string, string];

/** Crew are paid later than they write: that part may follow. */
export function PaidDialog({ id, company, onClose }: { id: string; company: string; onClose: () => void }): ReactNode {
  const dispatch = useAppDispatch();
  const [add, { isLoading, error }] = useAddPaidOnTimeMutation();
  const [stars, setStars] = useState<number | null>(null);
  const [isMissing, setMissing] = useState(false);
  const send = async (): Promise<void> => {
    setMissing(stars === null);
    if (stars === null) return;
    const answer = await add({ id, stars });
    if ('error' in answer) return;
    dispatch(showToast({ tone: 'good', title: 'Added to your review' }));
    onClose();
  };
  return (
    <FormDialog
      title={`Did ${company} pay on time?`}
      submitLabel="Add to my review"
      busyLabel="Saving..."
      isBusy={isLoading}
      problem={isMissing ? reviewTexts.stars : error && errorText(error, 'That was not saved. Please try again.')}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p>It is added to your review, once. Your other stars stay as they are.</p>
      <StarChoice label="Paid on time" words={words} value={stars} onChange={setStars} />
    </FormDialog>
  );
}
