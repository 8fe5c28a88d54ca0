import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { categoryOf, type NotificationItem } from '@crewcall/contracts-notifications';
import { CaseIcon, ChatIcon, CloseIcon, InfoIcon, StarIcon, UsersIcon, VisuallyHidden } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { TimeAgo } from '../../../shared/time';

const Root = styled('li')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  borderTop: `1px solid ${vars.palette.divider}`,
  paddingRight: 8,
  '&:first-of-type': { borderTop: 0 },
  '&[data-new="true"]::before': {
    content: '""',
    position: 'absolute',
    left: 11,
    top: 18,
    width: 8,
    height: 8,
    borderRadius: '50%',
    background: vars.palette.info.main,
  },
  '& > .MuiIconButton-root': { marginTop: 4 },
}));

const Words = styled(ButtonBase)(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 12,
  alignItems: 'start',
  justifyContent: 'start',
  padding: '12px 8px 12px 28px',
  fontFamily: 'inherit',
  fontSize: '.875rem',
  lineHeight: 1.55,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  '&:hover': { background: vars.palette.background.sunken },
  '&.Mui-focusVisible': { outline: `2px solid ${vars.palette.info.main}`, outlineOffset: -2 },
  '& > .MuiSvgIcon-root': { marginTop: 2, color: vars.palette.text.secondary },
  '& b, & .message, & .when': { display: 'block' },
  '& .message': { color: vars.palette.text.secondary },
  '& .when': { color: vars.palette.text.hint, fontSize: '.8125rem' },
}));

const signs = { messages: <ChatIcon />, applications: <UsersIcon />, jobs: <CaseIcon />, ratings: <StarIcon /> };

interface NotificationRowProps {
  item: NotificationItem;
  /** Why the last change of this one did not work. */
  problem?: string | null;
  onOpen: () => void;
  onDelete: () => void;
}

export function NotificationRow({ item, problem, onOpen, onDelete }: NotificationRowProps): ReactNode {
  const category = categoryOf(item.type);
  return (
    <Root data-new={!item.is_read}>
      <Words onClick={onOpen}>
        {category ? signs[category] : <InfoIcon />}
        <span>
          <b>
            {!item.is_read && <VisuallyHidden>Unread: </VisuallyHidden>}
            {item.title}
          </b>
          <span className="message">{item.message}</span>
          <span className="when">
            <TimeAgo at={item.created_at} />
          </span>
          {problem && (
            <span className="message" role="alert">
              {problem}
            </span>
          )}
        </span>
      </Words>
      <IconButton aria-label={`Delete notification: ${item.title}`} onClick={onDelete}>
        <CloseIcon />
      </IconButton>
    </Root>
  );
}
