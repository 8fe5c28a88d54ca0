import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { webRoutes } from '@crewcall/contracts-core';
import { Card, EmptyState, ErrorPanel, LinkButton, Loading, PlusIcon, RowSkeletons, Skeleton } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import type { CalendarView } from '../model/calendar-address';

const Shape = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: 8,
  padding: 8,
});

/** With the shape of what comes. */
export function CalendarLoading({ view }: { view: CalendarView }): ReactNode {
  return (
    <Loading label="Loading the calendar">
      <Card>
        {view === 'agenda' ? (
          <RowSkeletons rows={4} height={96} />
        ) : (
          <Shape>
            {Array.from({ length: view === 'month' ? 35 : 7 }, (_, index) => (
              <Skeleton key={index} height={view === 'month' ? 100 : 500} radius={8} />
            ))}
          </Shape>
        )}
      </Card>
    </Loading>
  );
}

export function CalendarError({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <Card>
      <ErrorPanel
        title="The calendar could not be loaded."
        message="Your entries are safe. Please try again."
        onRetry={onRetry}
      />
    </Card>
  );
}

export function CalendarEmpty({ onAdd }: { onAdd: () => void }): ReactNode {
  return (
    <Card>
      <EmptyState
        drawing="list"
        heading="h2"
        title="Nothing booked yet."
        text="Say when you are free and companies will find you."
        action={
          <>
            <Button variant="contained" color="inherit" startIcon={<PlusIcon />} onClick={onAdd}>
              Add time
            </Button>
            <LinkButton to={webRoutes.jobs.href()} variant="outlined">
              Find jobs
            </LinkButton>
          </>
        }
      />
    </Card>
  );
}
