import type { BoardCard, OfferKind } from '@crewcall/contracts-bookings';
import { errorText } from '@crewcall/web-data-access';
import { ConfirmDialog } from '@crewcall/web-ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useBookApplicantMutation } from '../api/applicant-board.api';
import type { useBulk } from '../hooks/use-bulk';
import type { useCardMoves } from '../hooks/use-card-moves';
import { partlyBookedWords } from '../../../shared/chosen';
import { RejectDialog } from '../../../shared/rejecting';
import { cardName } from '../model/card-labels';

const LackedTickets = lazy(async () => ({ default: (await import('../../../shared/tickets')).LackedTickets }));

export interface AskedOffer {
  card: BoardCard;
  name: string;
  kind: OfferKind;
  jobTitle: string;
  onClose: () => void;
}

interface AskedDialogsProps {
  moves: ReturnType<typeof useCardMoves>;
  bulk: ReturnType<typeof useBulk>;
  jobId: string;
  jobTitle: string;
  /** The dialog of an offer, from a feature beside this one. */
  offerOf: (asked: AskedOffer) => ReactNode;
}

/** For moves that are more than a move: what is offered, whom to hire, how to say no. */
export function AskedDialogs({
  moves: { asked, setAsked, setProblem },
  bulk,
  jobId,
  jobTitle,
  offerOf,
}: AskedDialogsProps): ReactNode {
  const [book, { isLoading }] = useBookApplicantMutation();
  if (!asked) return null;
  const { card, about } = asked;
  const name = cardName(card);
  const partWords = partlyBookedWords(card.chosen);
  const close = (): void => setAsked(null);
  const hire = async (): Promise<void> => {
    const { error } = await book(card.application_id);
    close();
    setProblem(error ? { title: `${name} cannot be booked.`, text: errorText(error, 'Please try again.') } : null);
  };
  const reject = async (message: string | null): Promise<void> => {
    if (await bulk.act({ action: 'reject', message }, [card.application_id])) close();
  };
  if (about === 'reject')
    return (
      <RejectDialog
        title={`Reject ${name}?`}
        isBusy={bulk.isBusy}
        problem={bulk.problem}
        onClose={close}
        onReject={(message) => void reject(message)}
      />
    );
  if (about === 'book')
    return (
      <ConfirmDialog
        open
        title={`Hire ${name}?`}
        confirmLabel={`Hire ${name}`}
        busyLabel="Hiring..."
        isDestructive={false}
        isBusy={isLoading}
        onClose={close}
        onConfirm={() => void hire()}
      >
        <p>{`For ${jobTitle}. They are told at once. When the last position is filled, the job closes.`}</p>
        {partWords && <p>{partWords}</p>}
        <Suspense>{!card.team && <LackedTickets jobId={jobId} userId={card.freelancer_id} />}</Suspense>
      </ConfirmDialog>
    );
  return offerOf({ card, name, kind: about === 'pencil' ? 'pencil' : 'booking', jobTitle, onClose: close });
}
