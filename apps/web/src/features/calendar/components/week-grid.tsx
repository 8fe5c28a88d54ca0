import { styled } from '@mui/material/styles';
import { dayWords, type Calendar } from '@crewcall/contracts-bookings';
import { Card } from '@crewcall/web-ui';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useDayDrag } from '../hooks/use-day-drag';
import { useDayKeys } from '../hooks/use-day-keys';
import { useToday } from '../../../shared/time';
import { daysIn, periodWords, rangeOf } from '../model/calendar-address';
import { barsOf, hourBars, itemsOn, type HourBar } from '../model/calendar-bars';
import { barWords, clockWords, dayLabel, timesOn, timesWords } from '../model/item-labels';
import type { GridProps } from './grid-props';
import { BarRoot } from './bar.styles';
import { KindMark } from './kind-mark';

const HEIGHT = 560;
const perMinute = HEIGHT / (24 * 60);
const GUTTER = 52;
const columns = `${GUTTER}px repeat(7, minmax(84px, 1fr))`;

const Scroll = styled('div')({ position: 'relative', overflowX: 'auto' });
const Hours = styled('div')(({ theme: { vars } }) => ({
  minWidth: 660,
  fontSize: '.8125rem',
  '& .row': { display: 'grid', gridTemplateColumns: columns },
  '& .head': {
    padding: '8px 6px',
    borderBottom: `1px solid ${vars.palette.divider}`,
    background: vars.palette.background.sunken,
    color: vars.palette.text.hint,
    fontWeight: 600,
    textAlign: 'center',
    cursor: 'pointer',
    '&:focus-visible': { outline: `2px solid ${vars.palette.info.main}`, outlineOffset: -3 },
    '&.now': { color: vars.palette.text.primary, boxShadow: `inset 0 2px 0 ${vars.palette.common.ink}` },
    '& small': { display: 'block', fontWeight: 400 },
  },
  '& .lane': {
    position: 'relative',
    height: HEIGHT,
    borderLeft: `1px solid ${vars.palette.divider}`,
    background: `repeating-linear-gradient(to bottom, transparent 0 ${HEIGHT / 6 - 1}px, ${vars.palette.divider} ${HEIGHT / 6 - 1}px ${HEIGHT / 6}px)`,
    '&.chosen': { backgroundColor: vars.palette.info.tint },
  },
  '& .gutter': {
    position: 'sticky',
    left: 0,
    zIndex: 2,
    height: HEIGHT,
    background: vars.palette.background.paper,
    color: vars.palette.text.hint,
    fontSize: '.75rem',
  },
  '& span.head': { position: 'sticky', left: 0, zIndex: 2 },
  '& .gutter span': { position: 'absolute', right: 8, transform: 'translateY(-50%)' },
}));

/** Seven days by the hour on the clock. The days are the grid; what is on them is read with each. */
export function WeekGrid({ calendar, on, holidays, ...acts }: GridProps & { calendar: Calendar }): ReactNode {
  const { grid, onKeyDown } = useDayKeys({ on, ...acts });
  const bars = useMemo(() => barsOf(calendar.items), [calendar.items]);
  const drag = useDayDrag(({ first, last }) => acts.onAdd(first, last));
  const days = daysIn(rangeOf('week', on));
  const today = useToday();
  const scroll = useRef<HTMLDivElement>(null);
  // On a phone three days fit: the chosen one is among them.
  useEffect(() => {
    const cell = scroll.current?.querySelector<HTMLElement>(`[data-day="${on}"]`);
    if (scroll.current && cell) scroll.current.scrollLeft = cell.offsetLeft - GUTTER;
  }, [on]);
  return (
    <Card>
      <Scroll ref={scroll}>
        <Hours ref={grid} role="grid" aria-label={periodWords('week', on)}>
          <div className="row" role="row">
            <span className="head" role="presentation" />
            {days.map((day) => (
              <div
                key={day}
                role="gridcell"
                data-day={day}
                tabIndex={day === on ? 0 : -1}
                aria-label={dayLabel(day, itemsOn(bars, day), holidays[day])}
                aria-current={day === today ? 'date' : undefined}
                className={day === today ? 'head now' : 'head'}
                onClick={() => acts.onOpen(day)}
                onKeyDown={onKeyDown}
              >
                {dayWords(day).replace(/ \w+$/, '')}
                {holidays[day] && <small>{holidays[day]}</small>}
              </div>
            ))}
          </div>
          <div className="row" aria-hidden="true">
            <div className="gutter">
              {[4, 8, 12, 16, 20].map((hour) => (
                <Hour key={hour} hour={hour} />
              ))}
            </div>
            {days.map((day) => (
              <div key={day} className={drag.isChosen(day) ? 'lane chosen' : 'lane'} {...drag.dragOf(day)}>
                {hourBars(bars, day).map((one) => (
                  <LaneBar key={one.bar.key} one={one} day={day} onItem={acts.onItem} />
                ))}
              </div>
            ))}
          </div>
        </Hours>
      </Scroll>
    </Card>
  );
}

const At = styled('span')({});

function Hour({ hour }: { hour: number }): ReactNode {
  return <At sx={{ top: hour * 60 * perMinute }}>{String(hour).padStart(2, '0')}:00</At>;
}

function LaneBar({ one, day, onItem }: { one: HourBar; day: string; onItem: GridProps['onItem'] }): ReactNode {
  const { item, part } = one.bar;
  const isStart = part.starts_on === day;
  const times = part.starts_at && (isStart ? timesWords(part) : timesOn(part, day));
  return (
    <BarRoot
      type="button"
      kind={item.kind}
      startsHere={isStart}
      tabIndex={-1}
      onClick={() => onItem(item)}
      sx={{
        position: 'absolute',
        top: one.from * perMinute,
        left: `${(one.column / one.columns) * 100}%`,
        width: `calc(${100 / one.columns}% - 6px)`,
        height: Math.max(22, (one.to - one.from) * perMinute),
        margin: '0 3px',
        flexWrap: 'wrap',
        alignContent: 'flex-start',
        overflow: 'hidden',
        '& span': { whiteSpace: 'normal', flex: 1 },
        '& em': { flexBasis: '100%', margin: 0, padding: 0, color: 'inherit', whiteSpace: 'normal' },
      }}
    >
      {item.kind !== 'pencil' && <KindMark kind={item.kind} />}
      <span>{barWords(item)}</span>
      {times && <em>{times}</em>}
      {clockWords(part) && <em>{clockWords(part)}</em>}
    </BarRoot>
  );
}
