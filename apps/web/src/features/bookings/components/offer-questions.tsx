import { type DeclineRequest, type Offer } from '@crewcall/contracts-bookings';
import { ConfirmDialog } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import type { OfferMoves } from '../hooks/use-offer-moves';
import { companyOf } from '../model/offer-labels';
import { AcceptDialog } from './accept-dialog';
import { DeclineDialog } from './decline-dialog';

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
  const { make, isBusy, problem } = moves;
  const after = async (done: Promise<boolean>): Promise<void> => {
    await done;
    onClose();
  };
  const decline = async (body: DeclineRequest): Promise<void> => {
    if (await make({ move: 'decline', body }, 'Offer declined')) onClose();
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
          onDecline={(body) => void decline(body)}
        />
      )}
    </>
  );
}
