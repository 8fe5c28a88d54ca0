import type { TeamOffer, TeamOfferSlot } from '@crewcall/contracts-bookings';
import { FormDialog } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { memberName } from '../../../shared/faces';
import { useTeamOfferMove } from '../hooks/use-team-offer-move';
import { PersonField } from './person-field';

interface SubstituteDialogProps {
  offer: TeamOffer;
  slot: TeamOfferSlot;
  onClose: () => void;
}

/** The lead names a person in the place of one who is missing; the company decides. */
export function SubstituteDialog({ offer, slot, onClose }: SubstituteDialogProps): ReactNode {
  const { move, isBusy } = useTeamOfferMove(offer.id);
  const [userId, setUserId] = useState<string | null>(null);
  const [needsPerson, setNeedsPerson] = useState(false);
  const submit = async (): Promise<void> => {
    setNeedsPerson(!userId);
    if (userId && (await move('substitute', { for_user_id: slot.user_id, user_id: userId }))) onClose();
  };
  return (
    <FormDialog
      title={`In the place of ${memberName(slot)}`}
      submitLabel="Propose"
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{`${offer.company} decides whether to ask them, on the same terms.`}</p>
      <PersonField
        left={offer.slots.map(({ user_id }) => user_id)}
        error={needsPerson ? 'Please choose a person from the list.' : undefined}
        onChoose={(person) => {
          setUserId(person?.user_id ?? null);
          setNeedsPerson(false);
        }}
      />
    </FormDialog>
  );
}
