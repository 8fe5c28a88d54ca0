import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { TeamOffer } from '@crewcall/contracts-bookings';
import { ConfirmDialog, phone } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useTeamOfferMove } from '../hooks/use-team-offer-move';

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  [phone]: { '& > *': { flex: '1 1 auto' } },
});

/** The lead accepts for those who approved it; the company books the rest or stops. */
export function TeamOfferActions({ offer }: { offer: TeamOffer }): ReactNode {
  const { id, side, state, slots, team_name } = offer;
  const { move, isBusy } = useTeamOfferMove(id);
  const [isStopping, setStopping] = useState(false);
  const covered = slots.filter(({ lead_may_accept }) => lead_may_accept).length;
  const present = slots.filter(({ missing }) => !missing).length;
  const isLive = state === 'open' || state === 'blocked';
  if (!isLive) return null;
  if (side === 'lead')
    return covered > 0 ? (
      <Buttons>
        <Button variant="contained" disabled={isBusy} onClick={() => void move('accept')}>
          {covered === 1 ? 'Say yes' : `Say yes for ${covered}`}
        </Button>
      </Buttons>
    ) : null;
  if (side !== 'company') return null;
  return (
    <Buttons>
      {state === 'blocked' && present > 0 && (
        <Button variant="contained" disabled={isBusy} onClick={() => void move('book-rest')}>
          {`Book the other ${present}`}
        </Button>
      )}
      <Button variant="outlined" disabled={isBusy} onClick={() => setStopping(true)}>
        Stop
      </Button>
      <ConfirmDialog
        open={isStopping}
        title={`Stop asking ${team_name}?`}
        confirmLabel="Stop"
        isBusy={isBusy}
        onConfirm={() => void move('stop').then(() => setStopping(false))}
        onClose={() => setStopping(false)}
      >
        All offers to its members are taken back, and no one is booked.
      </ConfirmDialog>
    </Buttons>
  );
}
