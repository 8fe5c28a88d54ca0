import { styled } from '@mui/material/styles';
import { dayWords, type Calendar, type CalendarItem } from '@crewcall/contracts-bookings';
import { Card, DateBlock } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { agendaDays } from '../model/agenda';
import { CalendarEntry } from './calendar-entry';
import { CalendarEmpty } from './calendar-states';

const Days = styled('ul')(({ theme: { vars } }) => ({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '60px minmax(0, 1fr)',
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& .date': { paddingBlock: 12, borderRight: `1px solid ${vars.palette.divider}` },
  '& .holiday': { padding: '8px 16px 0', color: vars.palette.text.hint, fontSize: '.8125rem' },
}));

interface AgendaListProps {
  calendar: Calendar;
  from: string;
  holidays: Readonly<Record<string, string>>;
  label: string;
  onEdit: (item: CalendarItem) => void;
  onAdd: () => void;
}

/** Days with something on them, each entry under the day it begins. */
export function AgendaList({ calendar, from, holidays, label, onEdit, onAdd }: AgendaListProps): ReactNode {
  const days = agendaDays(calendar.items, from);
  if (!days.length) return <CalendarEmpty onAdd={onAdd} />;
  return (
    <Card>
      <Days aria-label={label}>
        {days.map(({ day, items }) => (
          <li key={day}>
            <DateBlock day={dayWords(day)} dateTime={day} />
            <div>
              {holidays[day] && <p className="holiday">{holidays[day]}</p>}
              {items.map((item) => (
                <CalendarEntry key={item.kind + item.id} item={item} onEdit={onEdit} heading="h2" />
              ))}
            </div>
          </li>
        ))}
      </Days>
    </Card>
  );
}
