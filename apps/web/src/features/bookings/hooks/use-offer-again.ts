import type { Offer, Role } from '@crewcall/contracts-bookings';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { useMakeOffersMutation } from '../api/offers.api';
import { callsToAskFor } from '../model/schedule';

/** A booking of the same role, to who was in reserve for it; `problem` says beside it why it was not sent. */
export function useOfferAgain({ role_id: roleId, freelancer_id, calls }: Offer, name: string, role: Role | undefined) {
  const dispatch = useAppDispatch();
  const [ask, { data, error, isLoading }] = useMakeOffersMutation();
  return {
    isAsking: isLoading,
    problem: error ? errorText(error, 'The offer was not sent. Please try again.') : data?.[0]?.refusal?.error,
    again: async (): Promise<void> => {
      if (!roleId) return;
      const call_ids = callsToAskFor(calls, role?.free_call_ids).map(({ id }) => id);
      const some = call_ids.length < calls.length && { call_ids };
      const made = await ask({ roleId, request: { freelancer_ids: [freelancer_id], kind: 'booking', ...some } });
      if (made.data && !made.data[0]?.refusal)
        dispatch(showToast({ tone: 'good', title: 'Offer sent', text: `${name} is told now.` }));
    },
  };
}
