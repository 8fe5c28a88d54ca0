import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SessionUser } from '@crewcall/web-data-access';
import { SectionCard } from '@crewcall/web-ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';

// Few ever press for it.
const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog')).DeleteDialog }));

/** Nothing asked yet, or refused; on its way; gone. */
export type Leaving = 'staying' | 'asked' | 'gone';

export interface DangerCardProps {
  user: SessionUser;
  onLeaving: (stage: Leaving) => void;
}

/** Deletes the account for good, once the person has proved themselves again. */
export function DangerCard({ user, onLeaving }: DangerCardProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <SectionCard
      title="Danger Zone"
      foot={
        <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
          Delete account
        </Button>
      }
    >
      <Typography>
        Deleting your account signs you out everywhere and removes your personal data. It cannot be undone.
      </Typography>
      {isOpen && (
        <Suspense>
          <DeleteDialog user={user} onClose={() => setOpen(false)} onLeaving={onLeaving} />
        </Suspense>
      )}
    </SectionCard>
  );
}
