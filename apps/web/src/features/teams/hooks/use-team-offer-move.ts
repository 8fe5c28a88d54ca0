import type { TeamOfferPathMove } from '@crewcall/contracts-bookings';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { useSteerTeamOfferMutation } from '../api/teams.api';

/** A move of lead or company, which says why where it came to nothing. */
export function useTeamOfferMove(id: string) {
  const dispatch = useAppDispatch();
  const [steer, { isLoading: isBusy }] = useSteerTeamOfferMutation();
  const move = async (name: TeamOfferPathMove, body?: object): Promise<boolean> => {
    const { error } = await steer({ id, move: name, ...(body && { body }) });
    if (error) dispatch(showToast({ tone: 'bad', title: errorText(error, 'That was not done. Please try again.') }));
    return !error;
  };
  return { move, isBusy };
}
