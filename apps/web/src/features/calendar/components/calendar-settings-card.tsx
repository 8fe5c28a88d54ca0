import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SectionCard } from '@crewcall/web-ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';

// Few come to Settings for it.
const CalendarSettings = lazy(async () => ({ default: (await import('./calendar-settings')).CalendarSettings }));

/** In Settings, for crew: opens who sees when they are free, and when they usually work. */
export function CalendarSettingsCard(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <Suspense>
        <CalendarSettings />
      </Suspense>
    );
  return (
    <SectionCard title="Calendar">
      <Typography variant="body2" color="textSecondary">
        Who sees when you are free, the hours of the week that you usually work, and busy times of your other calendars.
      </Typography>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
        Change sharing and usual times
      </Button>
    </SectionCard>
  );
}
