import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import { bankHolidaysOf, type CalendarItem, type Nation } from '@crewcall/contracts-bookings';
import { phone } from '@crewcall/web-ui';
import { useCallback, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCalendarQuery } from '../api/calendar.api';
import { useCalendarAddress } from '../hooks/use-calendar-address';
import type { Undo } from '../hooks/use-save-time';
import { newBlock, type BlockValues } from '../model/block-form';
import { barsOf, itemsOn } from '../model/calendar-bars';
import { rangeOf } from '../model/calendar-address';
import { addressOf } from '../model/item-labels';
import { CalendarHead } from './calendar-head';
import { CalendarView } from './calendar-view';
import { DayDialog } from './day-dialog';
import { Legend } from './kind-mark';
import { NextCard } from './next-card';
import { SharingCard } from './sharing-card';
import { TimeDialog } from './time-dialog';
import { UndoBar } from './undo-bar';

const Columns = styled('div')({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  '& > div': { display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' },
  '&.wide': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media (max-width: 999.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const OnPhones = styled('div')({ '@media (min-width: 768px)': { display: 'none' } });
// Without anything in it, it takes no place in the column.
const AtDesks = styled('div')({ [phone]: { display: 'none' }, '&:empty': { display: 'none' } });

interface Editing {
  item: CalendarItem | null;
  start: BlockValues;
}

/** One's own calendar, with the bank holidays of one's nation: what is booked, held and asked, and when one is free. */
export function CalendarPage({ nation = 'england_and_wales' }: { nation?: Nation | undefined }): ReactNode {
  const { view, on, today, go } = useCalendarAddress();
  const navigate = useNavigate();
  const isPhone = useMediaQuery(phone);
  const [day, setDay] = useState<{ day: string; items: readonly CalendarItem[] } | null>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [undo, setUndo] = useState<Undo | null>(null);
  const closeUndo = useCallback((of: Undo) => setUndo((now) => (now === of ? null : now)), []);
  const next = useCalendarQuery(rangeOf('agenda', today));

  const holidays = bankHolidaysOf(nation);
  const add = (first = on, last = first): void => {
    setDay(null);
    setEditing({ item: null, start: newBlock(first, last) });
  };
  const open = (item: CalendarItem): void => {
    const address = addressOf(item);
    if (item.kind === 'elsewhere') return setDay({ day: item.starts_on, items: [item] });
    setDay(null);
    if (address) void navigate(address);
    else setEditing({ item, start: newBlock(on) });
  };
  const acts = {
    on,
    holidays,
    onMove: (to: string) => go({ on: to }, true),
    onOpen: (of: string, items: readonly CalendarItem[]) => setDay({ day: of, items: itemsOn(barsOf(items), of) }),
    onAdd: add,
    onItem: open,
  };
  return (
    <>
      <CalendarHead view={view ?? (isPhone ? 'agenda' : 'month')} {...{ on, today }} onGo={go} onAdd={() => add()} />
      <Columns className={view === 'week' ? 'wide' : undefined}>
        <div>
          {undo && <UndoBar undo={undo} onClose={closeUndo} />}
          {view ? (
            <CalendarView view={view} {...acts} />
          ) : (
            <>
              <AtDesks>
                <CalendarView view="month" {...acts} />
              </AtDesks>
              <OnPhones>
                <CalendarView view="agenda" {...acts} />
              </OnPhones>
            </>
          )}
          <Legend />
        </div>
        <div>
          {next.data && (
            <>
              {view !== 'agenda' && (
                <AtDesks>
                  <NextCard items={next.data.items} today={today} />
                </AtDesks>
              )}
              <SharingCard calendar={next.data} />
            </>
          )}
        </div>
      </Columns>
      {day && (
        <DayDialog {...day} {...{ holidays }} onClose={() => setDay(null)} onAdd={() => add(day.day)} onEdit={open} />
      )}
      {editing && (
        <TimeDialog
          {...editing}
          onClose={() => setEditing(null)}
          onDone={(how) => {
            setEditing(null);
            setUndo(() => how);
          }}
        />
      )}
    </>
  );
}
