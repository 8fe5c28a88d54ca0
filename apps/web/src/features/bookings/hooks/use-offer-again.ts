import type { Offer } from '@crewcall/contracts-bookings';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { useMakeOffersMutation } from '../api/offers.api';

/** A booking of the same role, to who was in reserve for it; `problem` says beside it why it was not sent. */
export function useOfferAgain({ role_id: roleId, freelancer_id }: Offer, name: string) {
  const dispatch = useAppDispatch();
  const [ask, { data, error, isLoading }] = useMakeOffersMutation();
  return {
    isAsking: isLoading,
    problem: error ? errorText(error, 'The offer was not sent. Please try again.') : data?.[0]?.refusal?.error,
    again: async (): Promise<void> => {
      if (!roleId) return;
      const made = await ask({ roleId, request: { freelancer_ids: [freelancer_id], kind: 'booking' } });
      if (made.data && !made.data[0]?.refusal)
        dispatch(showToast({ tone: 'good', title: 'Offer sent', text: `${name} is told now.` }));
    },
  };
}
