import { dayAfter, type Calendar } from '@crewcall/contracts-bookings';
import { Card, phone } from '@crewcall/web-ui';
import { useMemo, type ReactNode } from 'react';
import { useDayDrag } from '../hooks/use-day-drag';
import { useDayKeys } from '../hooks/use-day-keys';
import { useToday } from '../../../shared/time';
import { daysIn, monthShort, periodWords, rangeOf } from '../model/calendar-address';
import { dayBarsOf, itemsOn, weekBars, type Bar, type Segment } from '../model/calendar-bars';
import { barWords, dayLabel } from '../model/item-labels';
import type { GridProps } from './grid-props';
import { BarRoot, Dot } from './bar.styles';
import { KindMark } from './kind-mark';
import { Day, Heads, More, Week } from './month.styles';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Whole weeks of a month: one tab stop, days by arrow keys, bars for the mouse alone since every day reads its own. */
export function MonthGrid({ calendar, on, ...acts }: GridProps & { calendar: Calendar }): ReactNode {
  const { grid, onKeyDown } = useDayKeys({ on, ...acts });
  const bars = useMemo(() => dayBarsOf(calendar.items), [calendar.items]);
  const drag = useDayDrag(({ first, last }) => acts.onAdd(first, last));
  const days = daysIn(rangeOf('month', on));
  return (
    <Card role="grid" aria-label={periodWords('month', on)} onKeyDown={onKeyDown}>
      <div ref={grid} role="presentation">
        <Heads role="row">
          {weekdays.map((weekday) => (
            <span key={weekday} role="columnheader">
              {weekday}
            </span>
          ))}
        </Heads>
        {days
          .filter((_day, index) => index % 7 === 0)
          .map((monday) => (
            <MonthWeek key={monday} {...{ monday, bars, on, drag }} {...acts} />
          ))}
      </div>
    </Card>
  );
}

interface MonthWeekProps extends GridProps {
  monday: string;
  bars: readonly Bar[];
  drag: ReturnType<typeof useDayDrag>;
}

function MonthWeek({ monday, bars, on, holidays, drag, onOpen, onItem }: MonthWeekProps): ReactNode {
  const { segments, more } = weekBars(bars, monday);
  const today = useToday();
  const classOf = (day: string): string =>
    [day.slice(0, 7) !== on.slice(0, 7) && 'out', day === today && 'now', drag.isChosen(day) && 'chosen']
      .filter(Boolean)
      .join(' ');
  return (
    <Week role="row">
      {daysIn({ from: monday, to: dayAfter(monday, 6) }).map((day, index) => {
        const items = itemsOn(bars, day);
        return (
          <Day
            key={day}
            role="gridcell"
            data-day={day}
            tabIndex={day === on ? 0 : -1}
            aria-label={dayLabel(day, items, holidays[day])}
            aria-current={day === today ? 'date' : undefined}
            className={classOf(day)}
            sx={{ gridColumn: index + 1 }}
            onClick={() => onOpen(day)}
            {...drag.dragOf(day)}
          >
            <b>{Number(day.slice(8))}</b>
            {day.endsWith('-01') && <small>{monthShort(day)}</small>}
            {holidays[day] && <small>{holidays[day]}</small>}
            <span className="dots">
              {[...new Set(items.map(({ kind }) => kind))].slice(0, 3).map((kind) => (
                <Dot key={kind} kind={kind} />
              ))}
            </span>
          </Day>
        );
      })}
      {segments.map((segment) => (
        <MonthBar key={segment.bar.key} segment={segment} onItem={onItem} />
      ))}
      {more.map(
        (count, index) =>
          count > 0 && (
            <More key={monday + String(index)} aria-hidden="true" sx={{ gridColumn: index + 1 }}>
              +{count} more
            </More>
          ),
      )}
    </Week>
  );
}

function MonthBar({ segment, onItem }: { segment: Segment; onItem: GridProps['onItem'] }): ReactNode {
  const { bar, column, span, lane, startsHere, endsHere } = segment;
  const { item, part } = bar;
  const isOvernight = Boolean(part.starts_at) && part.last_day > part.starts_on;
  return (
    <BarRoot
      type="button"
      kind={item.kind}
      {...{ startsHere, endsHere }}
      aria-hidden="true"
      tabIndex={-1}
      onClick={() => onItem(item)}
      sx={{
        gridColumn: `${column} / span ${span}`,
        gridRow: lane + 2,
        [phone]: { display: 'none' },
      }}
    >
      {item.kind !== 'pencil' && <KindMark kind={item.kind} />}
      <span>
        {isOvernight && startsHere && `${part.starts_at} `}
        {barWords(item)}
      </span>
      {isOvernight && endsHere && <em>until {part.ends_at}</em>}
    </BarRoot>
  );
}
