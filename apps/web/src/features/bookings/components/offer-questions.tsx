import {
  CALENDAR_UPDATED,
  type Call,
  type DeclineRequest,
  type Offer,
  type SaveBlockRequest,
} from '@crewcall/contracts-bookings';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { ConfirmDialog } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useBlockTimeMutation } from '../api/offers.api';
import type { OfferMoves } from '../hooks/use-offer-moves';
import { companyOf } from '../model/offer-words';
import { AcceptDialog } from './accept-dialog';
import { DeclineDialog } from './decline-dialog';

const blockOf = ({ starts_on, starts_at, ends_on, ends_at }: Call): SaveBlockRequest => ({
  kind: 'unavailable',
  starts_on,
  ...(starts_at && { starts_at, ends_at, ends_on }),
});

const acceptedWords = ({ kind, team }: Offer): string =>
  kind === 'pencil' ? 'Pencil accepted' : team ? 'You said yes' : 'You are booked';

export type OfferQuestion = 'accept' | 'decline' | 'release';

interface OfferQuestionsProps {
  offer: Offer;
  moves: OfferMoves;
  asking: OfferQuestion | null;
  onClose: () => void;
}

/** What is asked before an offer is accepted, declined or released. */
export function OfferQuestions({ offer, moves, asking, onClose }: OfferQuestionsProps): ReactNode {
  const dispatch = useAppDispatch();
  const { make, isBusy, problem } = moves;
  const [block] = useBlockTimeMutation();
  const after = async (done: Promise<boolean>): Promise<void> => {
    await done;
    onClose();
  };
  const decline = async (body: DeclineRequest, makesUnavailable: boolean): Promise<void> => {
    if (!(await make({ move: 'decline', body }, 'Offer declined'))) return;
    onClose();
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
      <AcceptDialog
        {...{ offer, isBusy }}
        open={asking === 'accept'}
        onClose={onClose}
        onConfirm={() => void after(make({ move: 'accept' }, acceptedWords(offer)))}
      />
      <ConfirmDialog
        open={asking === 'release'}
        title="Release this pencil?"
        confirmLabel="Release"
        busyLabel="Releasing..."
        isDestructive={false}
        {...{ isBusy }}
        onClose={onClose}
        onConfirm={() => void after(make({ move: 'release' }, 'Pencil released'))}
      >
        <p>{companyOf(offer)} is told at once. Nothing is noted on your record.</p>
      </ConfirmDialog>
      {asking === 'decline' && (
        <DeclineDialog
          company={companyOf(offer)}
          {...{ isBusy, problem }}
          onClose={onClose}
          onDecline={(body, makesUnavailable) => void decline(body, makesUnavailable)}
        />
      )}
    </>
  );
}
