import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CalendarItem } from '@crewcall/contracts-bookings';
import { Dialog, PlusIcon } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { longDayWords } from '../model/calendar-address';
import { CalendarEntry } from './calendar-entry';

interface DayDialogProps {
  day: string;
  items: readonly CalendarItem[];
  /** Names of bank holidays by day. */
  holidays: Readonly<Record<string, string>>;
  onEdit: (item: CalendarItem) => void;
  onAdd: () => void;
  onClose: () => void;
}

/** Everything on one day, and a way to add to it. */
export function DayDialog({ day, items, holidays, onEdit, onAdd, onClose }: DayDialogProps): ReactNode {
  return (
    <Dialog
      open
      onClose={onClose}
      title={longDayWords(day)}
      actions={
        <Button variant="contained" startIcon={<PlusIcon />} onClick={onAdd}>
          Add time
        </Button>
      }
    >
      {holidays[day] && <Typography color="textSecondary">{holidays[day]}</Typography>}
      {items.length === 0 && <Typography color="textSecondary">Nothing on this day yet.</Typography>}
      <div>
        {items.map((item) => (
          <CalendarEntry key={item.kind + item.id} item={item} onEdit={onEdit} isLong />
        ))}
      </div>
    </Dialog>
  );
}
