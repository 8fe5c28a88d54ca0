import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { isInAppPath } from '@crewcall/contracts-core';
import type { NotificationItem } from '@crewcall/contracts-notifications';
import { useSession } from '@crewcall/web-data-access';
import { BellIcon, Loading, Popover, RowSkeletons, usePopover } from '@crewcall/web-ui';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { followNotifications } from '../api/notifications.live';
import { useTabTitle } from '../hooks/use-tab-title';
import { unreadPollMs, useUnreadCount, useUnreadPoll } from '../hooks/use-unread-count';
import { actionFor } from '../model/notification-action';

const loadPanel = () => import('./notification-panel');
const NotificationPanel = lazy(async () => ({ default: (await loadPanel()).NotificationPanel }));

// MUI's Badge writes a style attribute, which the policy of pages refuses.
const Counted = styled('span')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'inline-flex',
  '& b': {
    position: 'absolute',
    top: -9,
    left: 14,
    minWidth: 20,
    padding: '0 5px',
    borderRadius: 9,
    background: vars.palette.common.ink,
    color: vars.palette.common.paper,
    fontSize: '.6875rem',
    fontWeight: 680,
    lineHeight: '18px',
    textAlign: 'center',
    boxShadow: `0 0 0 2px ${vars.palette.background.paper}`,
  },
}));

const Panel = styled(Popover)({ width: 'min(400px, calc(100vw - 16px))' });

const waiting = (
  <Loading label="Loading notifications">
    <RowSkeletons rows={3} height={84} />
  </Loading>
);

/** The bell of the header with its count; it also keeps the tab's title and the live toasts going while a user is signed in. */
export function NotificationBell(): ReactNode {
  const { user } = useSession();
  const count = useUnreadCount();
  const navigate = useNavigate();
  const panel = usePopover();
  useTabTitle();
  useUnreadPoll('bell', { everyMs: unreadPollMs.bell });
  useEffect(followNotifications, []);
  if (!user) return null;

  const open = ({ action_url }: NotificationItem): void => {
    const action = actionFor(action_url);
    if (!action) return;
    panel.close();
    if (isInAppPath(action.to)) void navigate(action.to);
    else window.open(action.to, '_blank', 'noopener,noreferrer');
  };
  return (
    <>
      <IconButton
        aria-label={`Notifications, ${count > 99 ? '99+' : count} unread`}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
        {...panel.button}
      >
        <Counted aria-hidden="true">
          <BellIcon />
          {count > 0 && <b>{count > 99 ? '99+' : count}</b>}
        </Counted>
      </IconButton>
      <Panel state={panel} place="below" role="dialog" aria-label="Notifications">
        <Suspense fallback={waiting}>
          {panel.isOpen ? <NotificationPanel user={user} onOpen={open} /> : waiting}
        </Suspense>
      </Panel>
    </>
  );
}
