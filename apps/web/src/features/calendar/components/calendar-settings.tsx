import { Stack } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useCalendarQuery } from '../api/calendar.api';
import { useToday } from '../../../shared/time';
import { rangeOf } from '../model/calendar-address';
import { BusyTimesCard } from './busy-times-card';
import { PatternCard } from './pattern-card';
import { SharingCard } from './sharing-card';

/** In Settings, for crew: who sees when they are free, when they usually work, and when they are busy elsewhere. */
export function CalendarSettings(): ReactNode {
  const { data } = useCalendarQuery(rangeOf('agenda', useToday()));
  return (
    <Stack>
      {data && <SharingCard key={data.sharing} calendar={data} />}
      <PatternCard />
      <BusyTimesCard />
    </Stack>
  );
}
