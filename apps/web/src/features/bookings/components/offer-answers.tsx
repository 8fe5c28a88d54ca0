import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  CALENDAR_UPDATED,
  canMoveOffer,
  enquiryAnswers,
  type Call,
  type DeclineRequest,
  type EnquiryAnswer,
  type Offer,
  type SaveBlockRequest,
} from '@crewcall/contracts-bookings';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { ConfirmDialog, Note } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBlockTimeMutation } from '../api/offers.api';
import { useOfferMoves } from '../hooks/use-offer-moves';
import { companyOf, hoursOrDays } from '../model/offer-words';
import { AcceptDialog } from './accept-dialog';
import { DeclineDialog } from './decline-dialog';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const answerWords: Record<EnquiryAnswer, string> = { free: 'Free', not_free: 'Not free', maybe: 'Maybe' };

const blockOf = ({ starts_on, starts_at, ends_on, ends_at }: Call): SaveBlockRequest => ({
  kind: 'unavailable',
  starts_on,
  ...(starts_at && { starts_at, ends_at, ends_on }),
});

type Question = 'accept' | 'decline' | 'release';

/** Accept in the mail of the offer opens the question, which the person still has to answer. */
function useAskedInMail(offer: Offer) {
  const [params] = useSearchParams();
  const isOpen = canMoveOffer('accept', offer, 'crew') || canMoveOffer('hold', offer, 'crew');
  return useState<Question | null>(params.get('answer') === 'accept' && isOpen ? 'accept' : null);
}

/** What the person asked can do with an offer, by the table that both sides share. */
export function OfferAnswers({ offer, more }: { offer: Offer; more?: ReactNode }): ReactNode {
  const dispatch = useAppDispatch();
  const { make, isBusy, problem } = useOfferMoves(offer);
  const [block] = useBlockTimeMutation();
  const [asking, setAsking] = useAskedInMail(offer);
  const isPencil = offer.kind === 'pencil';
  const close = (): void => setAsking(null);
  const after = async (done: Promise<boolean>): Promise<void> => {
    await done;
    close();
  };
  const decline = async (body: DeclineRequest, makesUnavailable: boolean): Promise<void> => {
    if (!(await make({ move: 'decline', body }, 'Offer declined'))) return;
    close();
    if (!makesUnavailable) return;
    const failures = await Promise.all(offer.calls.map(async (call) => (await block(blockOf(call))).error));
    const failure = failures.find(Boolean);
    dispatch(
      showToast(
        failure
          ? { tone: 'bad', title: 'Your calendar was not changed', text: errorText(failure, '') }
          : { tone: 'good', title: CALENDAR_UPDATED },
      ),
    );
  };
  return (
    <>
      <AnswerButtons {...{ offer, isBusy, make, more }} onAsk={setAsking} />
      {problem && asking === null && (
        <Note tone="bad" isAlert>
          {problem}
        </Note>
      )}
      <AcceptDialog
        {...{ offer, isBusy }}
        open={asking === 'accept'}
        onClose={close}
        onConfirm={() => void after(make({ move: 'accept' }, isPencil ? 'Pencil accepted' : 'You are booked'))}
      />
      <ConfirmDialog
        open={asking === 'release'}
        title="Release this pencil?"
        confirmLabel="Release"
        busyLabel="Releasing..."
        isDestructive={false}
        {...{ isBusy }}
        onClose={close}
        onConfirm={() => void after(make({ move: 'release' }, 'Pencil released'))}
      >
        <p>{companyOf(offer)} is told at once. Nothing is noted on your record.</p>
      </ConfirmDialog>
      {asking === 'decline' && (
        <DeclineDialog
          company={companyOf(offer)}
          {...{ isBusy, problem }}
          onClose={close}
          onDecline={(body, makesUnavailable) => void decline(body, makesUnavailable)}
        />
      )}
      {isPencil && offer.state === 'open' && offer.hold_hours && (
        <Note>Once accepted the pencil is held for {hoursOrDays(offer.hold_hours)}.</Note>
      )}
    </>
  );
}

interface AnswerButtonsProps extends Pick<ReturnType<typeof useOfferMoves>, 'isBusy' | 'make'> {
  offer: Offer;
  onAsk: (question: Question) => void;
  /** What else can be done about it. */
  more: ReactNode;
}

function AnswerButtons({ offer, isBusy, make, onAsk, more }: AnswerButtonsProps): ReactNode {
  const isPencil = offer.kind === 'pencil';
  const may = (move: Parameters<typeof canMoveOffer>[0]): boolean => canMoveOffer(move, offer, 'crew');
  return (
    <Row>
      {(may('accept') || may('hold')) && (
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
    </Row>
  );
}
