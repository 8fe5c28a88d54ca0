import Button from '@mui/material/Button';
import { lazy, Suspense, useState, type ReactNode } from 'react';

const TicketsDialog = lazy(async () => ({
  default: (await import('../../../shared/tickets/tickets-dialog')).TicketsDialog,
}));

/** Opens what an applicant shares of their tickets. */
export function ApplicantTickets({ userId, name }: { userId: string; name: string }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="text" onClick={() => setOpen(true)} aria-label={`Tickets of ${name}`}>
        Tickets
      </Button>
      {isOpen && (
        <Suspense>
          <TicketsDialog {...{ userId, name }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
