import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { dayWords } from '@crewcall/contracts-bookings';
import type { CrewFree } from '@crewcall/contracts-identity';
import { CalendarIcon, ChipList, CloseIcon, Segmented } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { DayFields } from '../../../shared/day-fields';
import { daysFrom, MOST_DAYS } from '../model/crew-days';

const Bar = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) minmax(0, 1.6fr)',
  gap: 12,
  alignItems: 'start',
  marginBottom: 24,
  '& > .wide': { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  '@media (max-width: 899.95px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :nth-of-type(3)': { gridColumn: '1 / -1' },
  },
  // Two dates with their signs are wider than a phone.
  '@media (max-width: 479.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Day = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  paddingLeft: 10,
  borderRadius: 6,
  background: vars.palette.background.sunken,
  fontSize: '.8125rem',
  fontWeight: 560,
  whiteSpace: 'nowrap',
}));

const choices = [
  { value: '', label: 'All' },
  { value: 'all', label: 'Free for all' },
  { value: 'most', label: 'Free for most' },
] as const;

const labels = ['First day', 'Last day'] as const;
const problemOf = (from: string, to: string): string | false =>
  !daysFrom(from, to) && `Choose up to ${MOST_DAYS} days, from today on.`;

export interface CrewDatesProps {
  days: readonly string[];
  free: CrewFree | null;
  onDays: (days: readonly string[]) => void;
  onFree: (free: CrewFree | '') => void;
  /** Takes the days over from something of the company's own. */
  daysOfJob?: (onDays: CrewDatesProps['onDays']) => ReactNode;
}

/** For companies: the days that crew are needed on, and who of the list is kept by them. */
export function CrewDates({ days, free, onDays, onFree, daysOfJob }: CrewDatesProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && days.length === 0)
    return (
      <Button variant="outlined" startIcon={<CalendarIcon />} onClick={() => setOpen(true)} sx={{ mb: 3 }}>
        Choose dates
      </Button>
    );
  return (
    <Bar role="group" aria-label="Dates">
      <DayFields
        labels={labels}
        from={days[0] ?? ''}
        to={days.at(-1) ?? ''}
        problemOf={problemOf}
        onDays={(from, to) => {
          const chosen = daysFrom(from, to);
          if (chosen) onDays(chosen);
        }}
      />
      {daysOfJob?.(onDays)}
      {days.length > 0 && (
        <div className="wide">
          <ChipList>
            {days.map((day) => (
              <li key={day}>
                <Day>
                  {dayWords(day)}
                  <IconButton
                    size="small"
                    aria-label={`Leave out ${dayWords(day)}`}
                    onClick={() => onDays(days.filter((other) => other !== day))}
                  >
                    <CloseIcon />
                  </IconButton>
                </Day>
              </li>
            ))}
          </ChipList>
          <Segmented label="Who is listed" parts={choices} value={free ?? ''} onChange={onFree} />
        </div>
      )}
    </Bar>
  );
}
