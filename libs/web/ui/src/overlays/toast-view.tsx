import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../icons';

export type ToastViewTone = 'good' | 'bad' | 'info' | 'plain';

const Root = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: ToastViewTone }>(
  ({ theme: { vars }, tone }) => ({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: '0 12px',
    alignItems: 'start',
    width: 'min(400px, 100%)',
    padding: '12px 8px 12px 16px',
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: 12,
    background: vars.palette.background.paper,
    boxShadow: vars.palette.lift.low,
    color: vars.palette.text.primary,
    fontSize: '.875rem',
    lineHeight: 1.55,
    overflowWrap: 'anywhere',
    '& > .MuiSvgIcon-root': {
      marginTop: 11,
      color:
        tone === 'good' ? vars.palette.success.main : tone === 'bad' ? vars.palette.error.main : vars.palette.info.main,
    },
    '& strong': { display: 'block', paddingTop: 10 },
    '& p': { color: vars.palette.text.secondary },
  }),
);

interface ToastViewProps {
  tone: ToastViewTone;
  title: ReactNode;
  text?: ReactNode;
  /** A path in the app, or a web address that opens in a new window. */
  action?: { label: string; to: string };
  onAction?: () => void;
  onDismiss: () => void;
}

export function ToastView({ tone, title, text, action, onAction, onDismiss }: ToastViewProps): ReactNode {
  const Icon = tone === 'good' ? CheckIcon : tone === 'bad' ? AlertIcon : InfoIcon;
  const act = { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 };
  return (
    <Root tone={tone}>
      <Icon />
      <div>
        <strong>{title}</strong>
        {text && <p>{text}</p>}
        {action &&
          (action.to.startsWith('/') ? (
            <MuiLink component={Link} to={action.to} onClick={onAction} sx={act}>
              {action.label}
            </MuiLink>
          ) : (
            <MuiLink href={action.to} target="_blank" rel="noopener noreferrer" onClick={onAction} sx={act}>
              {action.label}
            </MuiLink>
          ))}
      </div>
      <IconButton aria-label="Dismiss" onClick={onDismiss}>
        <CloseIcon />
      </IconButton>
    </Root>
  );
}
