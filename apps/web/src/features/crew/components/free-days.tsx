import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { chipWords, wallTimeOf, type DayAvailability } from '@crewcall/contracts-bookings';
import { Chip } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { FreeMarks, toneOfAll } from '../../../shared/availability';

const Root = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 10px' });

/** What is known of a person's days. */
export interface KnownDays {
  /** Null where the calendar is not shared. */
  days: readonly DayAvailability[] | null;
  /** Since when, where the calendars themselves could not be asked. */
  asOf: string | null;
}

/** On a card: free on how many of the days, and on which. */
export function FreeDays({ days, asOf }: KnownDays): ReactNode {
  if (!days) return <Chip tone="line">Calendar not shared</Chip>;
  return (
    <Root>
      <Chip tone={toneOfAll(days)}>{chipWords(days)}</Chip>
      <FreeMarks marks={days} />
      {asOf && (
        <Typography variant="caption" color="textSecondary">
          As of {wallTimeOf(new Date(asOf)).time}
        </Typography>
      )}
    </Root>
  );
}
