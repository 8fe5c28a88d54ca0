import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { TeamApplication, TeamApplicationMove } from '@crewcall/contracts-bookings';
import { errorText } from '@crewcall/web-data-access';
import { ConfirmDialog, Note, phone } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useMoveTeamApplicationMutation } from '../api/teams.api';
import { isOverFor } from '../model/team-application-labels';

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  [phone]: { '& > *': { flex: '1 1 auto' } },
});

interface TeamApplicationActionsProps {
  application: TeamApplication;
  userId: string;
}

/** A member confirms or declines; each may withdraw it until the company decides. */
export function TeamApplicationActions({ application, userId }: TeamApplicationActionsProps): ReactNode {
  const { id, state, members, team_name, company } = application;
  const [send, { isLoading, error }] = useMoveTeamApplicationMutation();
  const [isAsking, setAsking] = useState(false);
  if (isOverFor(application)) return null;
  const isAsked = state === 'asked' && members.some((one) => one.user_id === userId && !one.has_confirmed);
  const move = async (name: TeamApplicationMove): Promise<void> => {
    await send({ id, move: name });
    setAsking(false);
  };
  return (
    <>
      {error && (
        <Note tone="bad" isAlert>
          {errorText(error, 'That was not done. Please try again.')}
        </Note>
      )}
      <Buttons>
        {isAsked && (
          <Button variant="contained" disabled={isLoading} onClick={() => void move('confirm')}>
            Confirm my part
          </Button>
        )}
        <Button variant="outlined" disabled={isLoading} onClick={() => setAsking(true)}>
          {isAsked ? 'Decline' : 'Withdraw'}
        </Button>
        <ConfirmDialog
          open={isAsking}
          title={isAsked ? `Decline to apply with ${team_name}?` : `Withdraw the application of ${team_name}?`}
          confirmLabel={isAsked ? 'Decline' : 'Withdraw'}
          isBusy={isLoading}
          onConfirm={() => void move('withdraw')}
          onClose={() => setAsking(false)}
        >
          {`The team applies with all of you or not at all: the others are told${state === 'sent' ? `, and so is ${company}` : ''}.`}
        </ConfirmDialog>
      </Buttons>
    </>
  );
}
