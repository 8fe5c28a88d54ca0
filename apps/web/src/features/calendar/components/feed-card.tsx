import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SectionCard } from '@crewcall/web-ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';

// Few come to Settings for it.
const FeedSettings = lazy(async () => ({ default: (await import('./feed-settings')).FeedSettings }));

/** In Settings: opens the calendar address of crew and companies. */
export function FeedCard(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <Suspense>
        <FeedSettings />
      </Suspense>
    );
  return (
    <SectionCard title="Subscribe from your phone">
      <Typography variant="body2" color="textSecondary">
        See your calls in the calendar of your phone or computer.
      </Typography>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
        Set up a calendar address
      </Button>
    </SectionCard>
  );
}
