import { styled } from '@mui/material/styles';
import { webRoutes } from '@crewcall/contracts-core';
import type { ApplyingTeam } from '@crewcall/contracts-jobs';
import { TextLink } from '@crewcall/web-ui';
import { Fragment, type ReactNode } from 'react';
import { Faces, memberName } from '../../../shared/faces';

const Line = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: '4px 10px', alignItems: 'center' });

interface ApplyingTeamLineProps {
  team: ApplyingTeam;
  /** A job of one role is called like it. */
  jobTitle: string;
}

/** Who comes, each with what they do. */
export function ApplyingTeamLine({ team: { members }, jobTitle }: ApplyingTeamLineProps): ReactNode {
  return (
    <Line>
      <Faces members={members} />
      <span>
        {members.map((member, index) => (
          <Fragment key={member.user_id}>
            {index > 0 && ', '}
            <TextLink to={webRoutes.profileOf.href(member.user_id)}>{memberName(member)}</TextLink>
            {member.role_name && member.role_name !== jobTitle && ` (${member.role_name})`}
          </Fragment>
        ))}
      </span>
    </Line>
  );
}
