import { canMoveOffer } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { Note } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useOfferQuery } from '../api/offers.api';
import { useOfferMoves } from '../hooks/use-offer-moves';
import { OfferQuestions, type OfferQuestion } from './offer-questions';

interface AnswerInRowProps {
  offerId: string;
  asking: OfferQuestion | null;
  onClose: () => void;
}

/** Asks where an offer is listed, with its terms as they are now. What has no yes or no is answered on its page. */
export function AnswerInRow({ offerId, asking, onClose }: AnswerInRowProps): ReactNode {
  const { data: offer, isError } = useOfferQuery(offerId, { refetchOnMountOrArgChange: true });
  const moves = useOfferMoves({ id: offerId });
  if (isError) return <Navigate to={webRoutes.offer.href(offerId)} />;
  if (!offer) return null;
  const may = (move: Parameters<typeof canMoveOffer>[0]): boolean => canMoveOffer(move, offer, 'crew');
  if (asking && offer.state === 'open' && may('answer')) return <Navigate to={webRoutes.offer.href(offerId)} />;
  return (
    <>
      <OfferQuestions {...{ offer, moves, asking, onClose }} />
      {moves.problem && asking === null && (
        <Note tone="bad" isAlert>
          {moves.problem}
        </Note>
      )}
    </>
  );
}
