import { styled } from '@mui/material/styles';
import { webRoutes } from '@crewcall/contracts-core';
import type { Conversation } from '@crewcall/contracts-messaging';
import { Avatar, Count, VisuallyHidden } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useNow } from '../../../shared/time';
import { shortTimeOf } from '../model/day-labels';
import { initialsOfOther, nameOf } from '../model/people';
import { ROW_HEIGHT } from './messages.styles';

const Row = styled(Link, { shouldForwardProp: (prop) => prop !== 'isUnread' })<{ isUnread: boolean }>(
  ({ theme: { vars }, isUnread }) => ({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: '0 12px',
    alignItems: 'center',
    height: ROW_HEIGHT,
    padding: '12px 16px',
    color: vars.palette.text.primary,
    textDecoration: 'none',
    borderBottom: `1px solid ${vars.palette.divider}`,
    '&:hover, &[aria-current]': { background: vars.palette.background.sunken },
    '&[aria-current]': { boxShadow: `inset 3px 0 0 ${vars.palette.common.ink}` },
    '&:focus-visible': { outline: `2px solid ${vars.palette.secondary.main}`, outlineOffset: -2 },
    '& > div': { minWidth: 0 },
    '& span, & p': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& p': {
      margin: 0,
      fontSize: '.875rem',
      color: isUnread ? vars.palette.text.primary : vars.palette.text.secondary,
      fontWeight: isUnread ? 640 : 400,
    },
  }),
);
const Name = styled('span')({ display: 'block', fontWeight: 560 });
const Right = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  justifyItems: 'end',
  gap: 4,
  '& time': { fontSize: '.75rem', color: vars.palette.text.secondary },
}));

interface ConversationRowProps {
  conversation: Conversation;
  userId: string;
  isOpen: boolean;
}

export function ConversationRow({ conversation, userId, isOpen }: ConversationRowProps): ReactNode {
  const { id, otherUser, last_message, last_message_at, unread_count } = conversation;
  const now = useNow();
  const isUnread = unread_count > 0;
  return (
    <Row
      to={webRoutes.dashboard.href({ tab: 'messages', conversation: id })}
      preventScrollReset
      isUnread={isUnread}
      aria-current={isOpen ? 'true' : undefined}
    >
      <Avatar
        seed={otherUser.id}
        initials={initialsOfOther(otherUser)}
        src={otherUser.avatar_url}
        isCompany={otherUser.role === 'recruiter'}
      />
      <div>
        <Name>{nameOf(otherUser)}</Name>
        <p>{otherUser.deleted_at ? 'Account Deleted' : latest(last_message, userId)}</p>
      </div>
      <Right>
        {last_message_at && <time dateTime={last_message_at}>{shortTimeOf(last_message_at, new Date(now))}</time>}
        {isUnread && (
          <>
            <Count value={unread_count} isNew />
            <VisuallyHidden> unread</VisuallyHidden>
          </>
        )}
      </Right>
    </Row>
  );
}

const latest = (message: Conversation['last_message'], userId: string): string => {
  if (!message) return 'No messages';
  return message.sender_id === userId ? `You: ${message.preview}` : message.preview;
};
