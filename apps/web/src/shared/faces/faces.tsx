import { styled } from '@mui/material/styles';
import { Avatar } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { type Face, initialsOfMember } from './member-labels';

const Root = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  '& > span': { outline: `2px solid ${vars.palette.background.paper}` },
  '& > span + span': { marginLeft: -8 },
}));

/** Who is in it, at a glance. Decorative: names stand beside it. */
export function Faces({ members }: { members: readonly Face[] }): ReactNode {
  return (
    <Root aria-hidden="true">
      {members.map((member) => (
        <Avatar key={member.user_id} seed={member.user_id} initials={initialsOfMember(member)} size="s" />
      ))}
    </Root>
  );
}
