import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Team } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { Card, Chip, phone, TextLink } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Faces, memberName } from '../../../shared/faces';
import { factsOfTeam } from '../model/team-labels';
import { AnswerInvitation } from './answer-invitation';

const Row = styled(Card)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '12px 24px',
  alignItems: 'center',
  padding: '16px 24px',
  overflowWrap: 'anywhere',
  '& .name': { display: 'flex', flexWrap: 'wrap', gap: '4px 10px', alignItems: 'center' },
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: 16 },
});

/** A team of one's own, or one that waits for an answer. */
export function TeamCard({ team }: { team: Team }): ReactNode {
  const { id, name, members, own } = team;
  const isInvited = own !== null && !own.has_joined;
  return (
    <Row component="li">
      <div>
        <Typography variant="h4" component="h2" className="name">
          <TextLink to={webRoutes.team.href(id)}>{name}</TextLink>
          {isInvited && <Chip tone="info">You are invited</Chip>}
          {own?.is_lead && <Chip>You lead it</Chip>}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {factsOfTeam(team)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {members.map(memberName).join(', ')}
        </Typography>
      </div>
      {isInvited ? <AnswerInvitation team={team} /> : <Faces members={members} />}
    </Row>
  );
}
