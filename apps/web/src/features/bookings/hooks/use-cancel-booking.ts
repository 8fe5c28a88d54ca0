import type { CancelBookingRequest } from '@crewcall/contracts-bookings';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { useEndBookingMutation } from '../api/bookings.api';

/** Cancels and closes the dialog; what went wrong stays in it. */
export function useCancelBooking(id: string, onClose: () => void) {
  const dispatch = useAppDispatch();
  const [cancel, { isLoading, error }] = useEndBookingMutation();
  return {
    isBusy: isLoading,
    problem: error ? errorText(error, 'That was not sent. Please try again.') : null,
    cancel: async (request: CancelBookingRequest): Promise<void> => {
      if ((await cancel({ id, ...request })).error) return;
      dispatch(showToast({ tone: 'good', title: 'Booking cancelled' }));
      onClose();
    },
  };
}
