import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Team, TeamMember } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { Avatar, Chip, StarRating, TextLink } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { initialsOfMember, memberName } from '../../../shared/faces';
import { useTakeFromTeamMutation, useHandTeamOverMutation } from '../api/teams.api';
import { AskedDialog } from './asked-dialog';
import { PersonRow } from './person-row';

interface MemberRowProps {
  team: Team;
  member: TeamMember;
  isInvited?: boolean;
}

export function MemberRow({ team, member, isInvited = false }: MemberRowProps): ReactNode {
  const { user_id, role, title, rating_average, rating_count, is_lead } = member;
  const name = memberName(member);
  return (
    <PersonRow>
      <Avatar seed={user_id} initials={initialsOfMember(member)} />
      <div>
        <Typography variant="h5" component="h3" className="name">
          <TextLink to={webRoutes.profileOf.href(user_id)}>{name}</TextLink>
          {is_lead && <Chip>Lead</Chip>}
          {isInvited && <Chip tone="line">Invited</Chip>}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[role, title].filter(Boolean).join(', ') || 'Event Professional'}
        </Typography>
        <StarRating isCompact value={rating_average} count={rating_count} />
      </div>
      {team.own?.is_lead && !is_lead && <LeadActions {...{ team, member, name, isInvited }} />}
    </PersonRow>
  );
}

/** What the lead does about a member. */
function LeadActions({ team, member, name, isInvited }: Required<MemberRowProps> & { name: string }): ReactNode {
  const [asked, setAsked] = useState<'remove' | 'lead' | null>(null);
  const [remove, removing] = useTakeFromTeamMutation();
  const [handOver, handing] = useHandTeamOverMutation();
  const close = (): void => setAsked(null);
  const { id } = team;
  const takeOut = isInvited ? 'Take back' : 'Remove';
  return (
    <div className="acts">
      {!isInvited && (
        <Button size="small" variant="outlined" aria-label={`Make ${name} the lead`} onClick={() => setAsked('lead')}>
          Make lead
        </Button>
      )}
      <Button size="small" variant="outlined" aria-label={`${takeOut} ${name}`} onClick={() => setAsked('remove')}>
        {takeOut}
      </Button>
      {asked === 'remove' && (
        <AskedDialog
          title={isInvited ? `Take back the invitation of ${name}?` : `Remove ${name} from ${team.name}?`}
          confirmLabel={takeOut}
          outcome={removing}
          work={() => remove({ id, userId: member.user_id })}
          onClose={close}
        >
          {isInvited ? 'They can be invited again after 7 days.' : 'Their bookings stay as they are.'}
        </AskedDialog>
      )}
      {asked === 'lead' && (
        <AskedDialog
          title={`Make ${name} the lead?`}
          confirmLabel="Hand over"
          isDestructive={false}
          outcome={handing}
          work={() => handOver({ id, user_id: member.user_id })}
          onClose={close}
        >
          {`${name} then invites people, changes the team and answers for it. You stay a member.`}
        </AskedDialog>
      )}
    </div>
  );
}
