import Button from '@mui/material/Button';
import { canMoveOffer, enquiryAnswers, type EnquiryAnswer, type Offer } from '@crewcall/contracts-bookings';
import { ActionRow, Note } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOfferMoves, type OfferMoves } from '../hooks/use-offer-moves';
import { hoursOrDays } from '../model/offer-labels';
import { OfferQuestions, type OfferQuestion } from './offer-questions';

const answerWords: Record<EnquiryAnswer, string> = { free: 'Free', not_free: 'Not free', maybe: 'Maybe' };

/** Accept in the mail of the offer opens the question, which the person still has to answer. */
function useAskedInMail(offer: Offer) {
  const [params] = useSearchParams();
  const isOpen = canMoveOffer('accept', offer, 'crew') || canMoveOffer('hold', offer, 'crew');
  return useState<OfferQuestion | null>(params.get('answer') === 'accept' && isOpen ? 'accept' : null);
}

/** What the person asked can do with an offer, by the table that both sides share. */
export function OfferAnswers({ offer, more }: { offer: Offer; more?: ReactNode }): ReactNode {
  const moves = useOfferMoves(offer);
  const { make, isBusy, problem } = moves;
  const [asking, setAsking] = useAskedInMail(offer);
  return (
    <>
      <AnswerButtons {...{ offer, isBusy, make, more }} onAsk={setAsking} />
      {problem && asking === null && (
        <Note tone="bad" isAlert>
          {problem}
        </Note>
      )}
      <OfferQuestions {...{ offer, moves, asking }} onClose={() => setAsking(null)} />
      {offer.kind === 'pencil' && offer.state === 'open' && offer.hold_hours && (
        <Note>Once accepted the pencil is held for {hoursOrDays(offer.hold_hours)}.</Note>
      )}
    </>
  );
}

interface AnswerButtonsProps extends Pick<OfferMoves, 'isBusy' | 'make'> {
  offer: Offer;
  onAsk: (question: OfferQuestion) => void;
  /** What else can be done about it. */
  more: ReactNode;
}

function AnswerButtons({ offer, isBusy, make, onAsk, more }: AnswerButtonsProps): ReactNode {
  const isPencil = offer.kind === 'pencil';
  const may = (move: Parameters<typeof canMoveOffer>[0]): boolean => canMoveOffer(move, offer, 'crew');
  return (
    <ActionRow>
      {(may('accept') || may('hold')) && !offer.team?.has_agreed && (
        <Button variant="contained" disabled={isBusy} onClick={() => onAsk('accept')}>
          {isPencil ? 'Accept the pencil' : 'Accept'}
        </Button>
      )}
      {may('answer') &&
        enquiryAnswers.map((answer) => (
          <Button
            key={answer}
            variant={answer === 'free' ? 'contained' : 'outlined'}
            disabled={isBusy}
            onClick={() => void make({ move: 'answer', body: { answer } }, 'Answer sent')}
          >
            {answerWords[answer]}
          </Button>
        ))}
      {may('decline') && !may('answer') && (
        <Button variant="outlined" disabled={isBusy} onClick={() => onAsk('decline')}>
          Decline
        </Button>
      )}
      {offer.extension_asked && may('extend') && (
        <Button variant="contained" disabled={isBusy} onClick={() => void make({ move: 'extend' }, 'Pencil extended')}>
          Extend the pencil
        </Button>
      )}
      {may('release') && (
        <Button variant="outlined" disabled={isBusy} onClick={() => onAsk('release')}>
          Release
        </Button>
      )}
      {more}
    </ActionRow>
  );
}
