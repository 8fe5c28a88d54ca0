import { figureStateWords } from '@crewcall/contracts-bookings';
import { onEveryVisit } from '@crewcall/web-data-access';
import type { ReactNode } from 'react';
import { useBookingFiguresQuery } from '../api/desk.api';
import { bookingChartsOf } from '../model/booking-charts';
import { QueryBoundary } from './query-boundary';
import { BarChart } from './bar-chart';
import { RankChart } from './rank-chart';

const heads = [{ name: 'State' }, { name: 'Bookings', isNumber: true }];

/** How booking goes, in numbers of no one. */
export function BookingCharts(): ReactNode {
  const query = useBookingFiguresQuery(undefined, { refetchOnMountOrArgChange: onEveryVisit() });
  return (
    <QueryBoundary query={query} what="the figures of bookings">
      {({ states, ...figures }) => {
        const counts = states.map(({ state, count }) => ({ label: figureStateWords[state], value: count }));
        return (
          <>
            <RankChart
              title="Bookings by state"
              bars={counts.filter(({ value }) => value > 0)}
              none="Nothing has been booked yet."
              table={{ heads, rows: counts.map(({ label, value }) => [label, value]) }}
            />
            {bookingChartsOf(figures).map((chart) => (
              <BarChart key={chart.title} chart={chart} />
            ))}
          </>
        );
      }}
    </QueryBoundary>
  );
}
