import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Team } from '@crewcall/contracts-bookings';
import { errorText, showToast, useAppDispatch, useSession } from '@crewcall/web-data-access';
import { phone } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useSaveMembershipMutation, useLeaveTeamMutation } from '../api/teams.api';

const Buttons = styled('div')({ display: 'flex', gap: 8, [phone]: { '& > *': { flex: 1 } } });

/** Joins, or says no: the lead is told of both. */
export function AnswerInvitation({ team, onDeclined }: { team: Team; onDeclined?: () => void }): ReactNode {
  const dispatch = useAppDispatch();
  const { user } = useSession();
  const [join, joining] = useSaveMembershipMutation();
  const [decline, declining] = useLeaveTeamMutation();
  const isBusy = joining.isLoading || declining.isLoading;
  const tell = (error: unknown, title: string): void => {
    const failed = { tone: 'bad' as const, title: errorText(error, 'That was not saved. Please try again.') };
    dispatch(showToast(error ? failed : { tone: 'good', title }));
  };
  const accept = async (): Promise<void> => tell((await join({ id: team.id })).error, `You joined ${team.name}`);
  const refuse = async (): Promise<void> => {
    const { error } = await decline({ id: team.id, userId: user?.id ?? '' });
    tell(error, 'Declined');
    if (!error) onDeclined?.();
  };
  return (
    <Buttons>
      <Button variant="outlined" disabled={isBusy} aria-label={`Decline ${team.name}`} onClick={() => void refuse()}>
        Decline
      </Button>
      <Button variant="contained" disabled={isBusy} aria-label={`Join ${team.name}`} onClick={() => void accept()}>
        Join
      </Button>
    </Buttons>
  );
}
