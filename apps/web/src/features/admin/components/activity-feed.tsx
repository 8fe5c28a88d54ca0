import type { ActivityItem, ActivityKind } from '@crewcall/contracts-admin';
import { webRoutes } from '@crewcall/contracts-core';
import { styled } from '@mui/material/styles';
import { AlertIcon, CaseIcon, ChatIcon, CheckIcon, FileIcon, ShieldIcon, TextLink, UserIcon } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { TimeAgo } from '../../../shared/time';

const Feed = styled('ul')(({ theme: { vars } }) => ({
  '& li': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 12,
    padding: '10px 0',
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& li:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& li:last-of-type': { paddingBottom: 0 },
  '& .MuiSvgIcon-root': { flex: 'none', alignSelf: 'center', fontSize: '1.125rem', color: vars.palette.text.hint },
  '& time': { flex: 'none', color: vars.palette.text.secondary, fontSize: '.875rem' },
  '& span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
}));

const icons: Record<ActivityKind, ReactNode> = {
  user_joined: <UserIcon />,
  user_verified: <CheckIcon />,
  user_deleted: <UserIcon />,
  job_posted: <CaseIcon />,
  job_closed: <CaseIcon />,
  application_submitted: <FileIcon />,
  application_decided: <CheckIcon />,
  feedback_received: <ChatIcon />,
  user_suspended: <ShieldIcon />,
  user_restored: <ShieldIcon />,
  admin_appointed: <ShieldIcon />,
  admin_dismissed: <ShieldIcon />,
  content_reported: <AlertIcon />,
};

/** Where something waits for an answer. */
const desks: Partial<Record<ActivityKind, string>> = {
  feedback_received: webRoutes.admin.href({ tab: 'feedback' }),
  content_reported: webRoutes.adminReports.href(),
};

function ActivityText({ kind, text }: Pick<ActivityItem, 'kind' | 'text'>): ReactNode {
  const desk = desks[kind];
  return desk ? <TextLink to={desk}>{text}</TextLink> : text;
}

/** What happened last, a line for each. */
export function ActivityFeed({ items }: { items: ActivityItem[] }): ReactNode {
  return (
    <Feed>
      {items.map(({ id, kind, text, created_at }) => (
        <li key={id}>
          {icons[kind]}
          <span>
            <ActivityText kind={kind} text={text} />
          </span>
          <TimeAgo at={created_at} />
        </li>
      ))}
    </Feed>
  );
}
