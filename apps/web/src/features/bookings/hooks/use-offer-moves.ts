import type { Offer } from '@crewcall/contracts-bookings';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { useState } from 'react';
import { useMoveOfferMutation, type MoveOffer } from '../api/offers.api';

export type OfferMoves = ReturnType<typeof useOfferMoves>;

/** Moves of one offer; `problem` says beside it why one was refused. */
export function useOfferMoves({ id }: Pick<Offer, 'id'>) {
  const dispatch = useAppDispatch();
  const [move, { isLoading }] = useMoveOfferMutation();
  const [problem, setProblem] = useState<string | null>(null);
  return {
    problem,
    isBusy: isLoading,
    /** Answers whether it was done. */
    make: async (what: Omit<MoveOffer, 'id'>, done: string | ((moved: Offer) => string)): Promise<boolean> => {
      const { data, error } = await move({ id, ...what });
      setProblem(error ? errorText(error, 'That did not work. Please try again.') : null);
      if (!data) return false;
      dispatch(showToast({ tone: 'good', title: typeof done === 'string' ? done : done(data) }));
      return true;
    },
  };
}
