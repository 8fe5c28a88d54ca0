import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AlertIcon, SyncIcon } from '../icons';

const Root = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: '48px 16px',
  textAlign: 'center',
  '& > .MuiSvgIcon-root': { color: vars.palette.error.main },
}));

interface ErrorPanelProps {
  title?: ReactNode;
  /** What happened, in words a person may read. */
  message: ReactNode;
  /** The support desk finds the logs with it. */
  requestId?: string | null;
  onRetry?: () => void;
  isRetrying?: boolean;
}

export function ErrorPanel({
  title = 'That did not load',
  message,
  requestId,
  onRetry,
  isRetrying = false,
}: ErrorPanelProps): ReactNode {
  return (
    <Root role="alert">
      <AlertIcon fontSize="large" />
      <Typography variant="h4" component="p">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '46ch' }}>
        {message}
      </Typography>
      {onRetry && (
        <Button variant="contained" color="inherit" onClick={onRetry} disabled={isRetrying} startIcon={<SyncIcon />}>
          {isRetrying ? 'Retrying...' : 'Retry'}
        </Button>
      )}
      {requestId && (
        <Typography variant="body2" sx={{ color: 'text.hint' }}>
          Reference: <code>{requestId}</code>
        </Typography>
      )}
    </Root>
  );
}
