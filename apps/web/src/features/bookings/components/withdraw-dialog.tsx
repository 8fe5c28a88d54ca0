import type { Booking } from '@crewcall/contracts-bookings';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { ConfirmDialog, Note } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useWithdrawNoShowMutation } from '../api/bookings.api';

/** A company takes back that a person did not come. */
export function WithdrawDialog({ booking, onClose }: { booking: Booking; onClose: () => void }): ReactNode {
  const dispatch = useAppDispatch();
  const [withdraw, { isLoading, error }] = useWithdrawNoShowMutation();
  const name = booking.freelancer_name?.split(' ')[0] ?? 'The crew member';
  const send = async (): Promise<void> => {
    const answer = await withdraw(booking.id);
    if ('error' in answer) return;
    dispatch(showToast({ tone: 'good', title: `Taken back. ${name} has been told` }));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`${name} came after all?`}
      confirmLabel="Take it back"
      busyLabel="Sending..."
      isDestructive={false}
      isBusy={isLoading}
      onClose={onClose}
      onConfirm={() => void send()}
    >
      <p>{`${name} is told at once that you take it back, and it counts for neither of you. Calls that were taken out of the booking stay out of it.`}</p>
      {error && (
        <Note tone="bad" isAlert>
          {errorText(error, 'That was not sent. Please try again.')}
        </Note>
      )}
    </ConfirmDialog>
  );
}
