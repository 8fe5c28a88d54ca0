import Button from '@mui/material/Button';
import { type Team, teamLimits } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { useSession } from '@crewcall/web-data-access';
import { ActionRow, PlusIcon } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDissolveTeamMutation, useLeaveTeamMutation } from '../api/teams.api';
import { AskedDialog } from './asked-dialog';
import { InviteDialog } from './invite-dialog';
import { TeamDialog } from './team-dialog';

/** What a member does with the whole team: its lead most, the others leave. */
export function TeamActions({ team }: { team: Team }): ReactNode {
  const [asked, setAsked] = useState<'invite' | 'edit' | 'leave' | 'dissolve' | null>(null);
  const { own, members, invited } = team;
  const close = (): void => setAsked(null);
  if (!own?.has_joined) return null;
  const isFull = members.length + invited.length >= teamLimits.people;
  return (
    <ActionRow>
      {own.is_lead && (
        <>
          <Button variant="contained" startIcon={<PlusIcon />} disabled={isFull} onClick={() => setAsked('invite')}>
            Invite
          </Button>
          <Button variant="outlined" onClick={() => setAsked('edit')}>
            Edit
          </Button>
          <Button variant="outlined" onClick={() => setAsked('dissolve')}>
            Dissolve
          </Button>
        </>
      )}
      <Button variant="outlined" onClick={() => setAsked('leave')}>
        Leave
      </Button>
      {asked === 'invite' && <InviteDialog team={team} onClose={close} />}
      {asked === 'edit' && <TeamDialog team={team} onSaved={close} onClose={close} />}
      {(asked === 'leave' || asked === 'dissolve') && <Parting {...{ team, asked }} onClose={close} />}
    </ActionRow>
  );
}

function Parting({
  team,
  asked,
  onClose,
}: {
  team: Team;
  asked: 'leave' | 'dissolve';
  onClose: () => void;
}): ReactNode {
  const { user } = useSession();
  const navigate = useNavigate();
  const [leave, leaving] = useLeaveTeamMutation();
  const [dissolve, dissolving] = useDissolveTeamMutation();
  const isLeaving = asked === 'leave';
  const next = team.own?.is_lead && team.members.length > 1 ? 'The member who joined first then leads it. ' : '';
  return (
    <AskedDialog
      title={isLeaving ? `Leave ${team.name}?` : `Dissolve ${team.name}?`}
      confirmLabel={isLeaving ? 'Leave' : 'Dissolve'}
      outcome={isLeaving ? leaving : dissolving}
      work={() => (isLeaving ? leave({ id: team.id, userId: user?.id ?? '' }) : dissolve(team.id))}
      onDone={() => void navigate(webRoutes.teams.href())}
      onClose={onClose}
    >
      {`${isLeaving ? next : 'All members are told. '}Bookings stay as they are.`}
    </AskedDialog>
  );
}
