import { styled } from '@mui/material/styles';
import { useSyncExternalStore, type ReactNode } from 'react';

const Root = styled('div')(({ theme: { vars } }) => ({
  '& > p': {
    padding: '8px 24px',
    background: vars.palette.common.ink,
    color: vars.palette.common.paper,
    fontSize: '.875rem',
    textAlign: 'center',
  },
}));

function subscribe(onChange: () => void): () => void {
  const events = ['online', 'offline'] as const;
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}

/** Says that the connection is gone for as long as it is. Its place in the page is there before it speaks. */
export function OfflineBanner(): ReactNode {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <Root role="status">
      {!isOnline && <p>You are offline. What you see may be old; it is brought up to date when you are back.</p>}
    </Root>
  );
}
