import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { LeftIcon, phone, PlusIcon, RightIcon, Segmented } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { periodWords, stepOf, type CalendarAddress, type CalendarView } from '../model/calendar-address';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginBottom: 16,
  '& h1': { marginRight: 'auto' },
  '& .nav': { display: 'inline-flex', alignItems: 'center', gap: 2 },
  '& .nav b': { minWidth: '9.5em', textAlign: 'center', fontSize: '1.125rem', letterSpacing: '-.01em' },
  [phone]: {
    '& .nav': { order: 3, width: '100%', justifyContent: 'space-between' },
    '& .nav b': { minWidth: 0 },
    '& .views': { order: 4, width: '100%' },
  },
});

const views = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
  { value: 'agenda', label: 'Agenda' },
] as const;

interface CalendarHeadProps {
  view: CalendarView;
  on: string;
  today: string;
  onGo: (changes: Partial<CalendarAddress>) => void;
  onAdd: () => void;
}

export function CalendarHead({ view, on, today, onGo, onAdd }: CalendarHeadProps): ReactNode {
  const unit = view === 'agenda' ? '4 weeks' : view;
  return (
    <Head>
      <Typography variant="h2" component="h1" tabIndex={-1}>
        Calendar
      </Typography>
      <div className="nav">
        <IconButton aria-label={`Previous ${unit}`} onClick={() => onGo({ on: stepOf(view, on, -1) })}>
          <LeftIcon />
        </IconButton>
        <b aria-live="polite">{periodWords(view, on)}</b>
        <IconButton aria-label={`Next ${unit}`} onClick={() => onGo({ on: stepOf(view, on, 1) })}>
          <RightIcon />
        </IconButton>
        <Button variant="outlined" size="small" onClick={() => onGo({ on: today })}>
          Today
        </Button>
      </div>
      <div className="views">
        <Segmented label="View" parts={views} value={view} onChange={(to) => onGo({ view: to })} />
      </div>
      <Button variant="contained" startIcon={<PlusIcon />} onClick={onAdd}>
        Add time
      </Button>
    </Head>
  );
}
