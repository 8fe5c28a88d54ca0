import { type Offer, rateWords } from '@crewcall/contracts-bookings';
import { ConfirmDialog, Note } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { companyOf, offerDays, pencilPromise } from '../model/offer-labels';

interface AcceptDialogProps {
  offer: Offer;
  open: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says what a yes means before it is said. */
export function AcceptDialog({ offer, ...dialog }: AcceptDialogProps): ReactNode {
  const isPencil = offer.kind === 'pencil';
  return (
    <ConfirmDialog
      {...dialog}
      title={isPencil ? 'Accept this pencil?' : `Accept ${offer.role_name}?`}
      confirmLabel={isPencil ? 'Accept the pencil' : 'Accept'}
      busyLabel="Accepting..."
      isDestructive={false}
    >
      <p>
        {offerDays(offer)}, {offer.location}, {rateWords(offer.terms)}.
      </p>
      <p>{isPencil ? pencilPromise(offer) : bookedWords(offer)}</p>
      {offer.warnings.map((warning) => (
        <Note key={warning} tone="warn">
          {warning}
        </Note>
      ))}
    </ConfirmDialog>
  );
}

const bookedWords = (offer: Offer): string =>
  offer.team
    ? `All who are asked in ${offer.team.name} are booked together once each has said yes, or none of you.`
    : `You are booked by ${companyOf(offer)} at once.`;
