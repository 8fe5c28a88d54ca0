import type { Calendar, CalendarItem } from '@crewcall/contracts-bookings';
import { onEveryVisit } from '@crewcall/web-data-access';
import type { ReactNode } from 'react';
import { useCalendarQuery } from '../api/calendar.api';
import { periodWords, rangeOf, type CalendarView as View } from '../model/calendar-address';
import { AgendaList } from './agenda-list';
import { CalendarError, CalendarLoading } from './calendar-states';
import { MonthGrid } from './month-grid';
import { WeekGrid } from './week-grid';

interface CalendarViewProps {
  view: View;
  on: string;
  holidays: Readonly<Record<string, string>>;
  onMove: (day: string) => void;
  onOpen: (day: string, items: readonly CalendarItem[]) => void;
  onAdd: (first: string, last?: string) => void;
  onItem: (item: CalendarItem) => void;
}

/** One view with what it shows: each asks for its own days. */
export function CalendarView({ view, on, holidays, onMove, onOpen, onAdd, onItem }: CalendarViewProps): ReactNode {
  const range = rangeOf(view, on);
  const { data, currentData, isFetching, refetch } = useCalendarQuery(range, {
    refetchOnMountOrArgChange: onEveryVisit(),
  });
  // Another month keeps its grid while its entries come, so that arrow keys go on.
  const calendar: Calendar | undefined = currentData ?? (isFetching && data ? { ...data, items: [] } : undefined);
  if (!calendar) return isFetching ? <CalendarLoading view={view} /> : <CalendarError onRetry={() => void refetch()} />;
  if (view === 'agenda')
    return (
      <AgendaList
        {...{ calendar, holidays }}
        from={range.from}
        label={periodWords('agenda', on)}
        onEdit={onItem}
        onAdd={() => onAdd(on)}
      />
    );
  const Grid = view === 'month' ? MonthGrid : WeekGrid;
  return <Grid {...{ calendar, on, holidays, onMove, onAdd, onItem }} onOpen={(day) => onOpen(day, calendar.items)} />;
}
