import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SlotAnswer, TeamOffer, TeamOfferSlot } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { useSession } from '@crewcall/web-data-access';
import { Avatar, Chip, type ChipTone, LinkButton } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { initialsOfMember, memberName } from '../../../shared/faces';
import { useTeamOfferMove } from '../hooks/use-team-offer-move';
import { PersonRow } from './person-row';
import { SubstituteDialog } from './substitute-dialog';

const answerWords: Record<SlotAnswer, [string, ChipTone]> = {
  waiting: ['Asked', 'line'],
  yes: ['Said yes', 'info'],
  no: ['Missing', 'warn'],
  not_free: ['Not free', 'warn'],
  booked: ['Booked', 'good'],
};

interface AskedMemberRowProps {
  offer: TeamOffer;
  slot: TeamOfferSlot;
}

export function AskedMemberRow({ offer, slot }: AskedMemberRowProps): ReactNode {
  const { user_id, role_name, days, rate, answer, missing, substitute, lead_may_accept } = slot;
  const [words, tone] = answerWords[answer];
  const { user } = useSession();
  const approved = lead_may_accept && user?.id !== user_id && 'You may accept for them';
  return (
    <PersonRow>
      <Avatar seed={user_id} initials={initialsOfMember(slot)} />
      <div>
        <Typography variant="h5" component="h2" className="name">
          {memberName(slot)}
          <Chip tone={tone}>{words}</Chip>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[role_name, days, rate, approved].filter(Boolean).join(', ')}
        </Typography>
        {missing && (
          <Typography variant="body2">
            {missing}.{substitute && ` The lead proposes ${substitute.name}.`}
          </Typography>
        )}
      </div>
      <div className="acts">
        <RowAction {...{ offer, slot }} />
      </div>
    </PersonRow>
  );
}

function RowAction({ offer, slot }: AskedMemberRowProps): ReactNode {
  const { user } = useSession();
  const [isProposing, setProposing] = useState(false);
  const { move, isBusy } = useTeamOfferMove(offer.id);
  const { side, state } = offer;
  const isOwn = side !== 'company' && slot.user_id === user?.id;
  if (isOwn && slot.offer_id && slot.answer !== 'no')
    return (
      <LinkButton to={webRoutes.offer.href(slot.offer_id)} variant="outlined" size="small">
        Your offer
      </LinkButton>
    );
  if (state !== 'blocked' || !slot.missing) return null;
  if (side === 'company' && slot.substitute)
    return (
      <Button
        size="small"
        variant="outlined"
        disabled={isBusy}
        onClick={() => void move('take-substitute', { for_user_id: slot.user_id })}
      >
        Ask {slot.substitute.name}
      </Button>
    );
  if (side !== 'lead') return null;
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setProposing(true)}>
        Propose another
      </Button>
      {isProposing && <SubstituteDialog {...{ offer, slot }} onClose={() => setProposing(false)} />}
    </>
  );
}
