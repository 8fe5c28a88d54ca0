import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { counted } from '@crewcall/contracts-core';
import { calendarSharings, type Calendar, type CalendarSharing } from '@crewcall/contracts-bookings';
import { errorText } from '@crewcall/web-data-access';
import { Note, SectionCard, SelectField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useShareCalendarMutation } from '../api/calendar.api';

const words: Record<CalendarSharing, string> = {
  all: 'All companies',
  known: 'Companies I have applied to or worked for',
  nobody: 'Nobody',
};

/** Who may ask whether this person is free, asked once on the first visit. */
export function SharingCard({ calendar: { sharing, checked_by } }: { calendar: Calendar }): ReactNode {
  const [share, { isLoading, error }] = useShareCalendarMutation();
  const [chosen, setChosen] = useState<CalendarSharing>(sharing ?? 'all');
  const isAsked = sharing === null;
  return (
    <SectionCard title="Who sees when I am free">
      <Typography variant="body2" color="textSecondary">
        Companies see free, busy or pencilled by day. Never what, where, for which company or why.
        {checked_by > 0 && ` Checked by ${counted(checked_by, 'company', 'companies')} this week.`}
      </Typography>
      <SelectField
        label="Shown to"
        options={calendarSharings.map((value) => ({ value, label: words[value] }))}
        value={chosen}
        onChange={({ target }) => setChosen(target.value as CalendarSharing)}
      />
      {(isAsked || chosen !== sharing) && (
        <Button
          variant={isAsked ? 'contained' : 'outlined'}
          color="inherit"
          disabled={isLoading}
          onClick={() => void share(chosen)}
        >
          {isLoading ? 'Saving...' : 'Save'}
        </Button>
      )}
      {error && (
        <Note tone="bad" isAlert>
          {errorText(error, 'That was not saved. Please try again.')}
        </Note>
      )}
    </SectionCard>
  );
}
