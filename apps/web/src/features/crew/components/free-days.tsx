import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { chipWords, wallTimeOf } from '@crewcall/contracts-bookings';
import type { CrewDirectoryItem } from '@crewcall/contracts-identity';
import { Chip } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { FreeMarks, toneOfAll, useFreeOnDaysQuery } from '../../../shared/availability';

const Root = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 10px' });

interface FreeDaysProps {
  person: CrewDirectoryItem;
  /** All of the page, who are asked about at once. */
  userIds: readonly string[];
  days: readonly string[];
}

/**
 * On a card: free on how many of the days, and on which. By their calendars, and by what the directory heard last while
 * those do not answer.
 */
export function FreeDays({ person: { user_id, availability }, userIds, days }: FreeDaysProps): ReactNode {
  const { currentData, isError } = useFreeOnDaysQuery({ userIds, days });
  const checked = currentData?.people.find((one) => one.user_id === user_id);
  const known = checked ? checked.is_shared && checked.days : availability?.days;
  if (!known) return <Chip tone="line">Calendar not shared</Chip>;
  return (
    <Root>
      <Chip tone={toneOfAll(known)}>{chipWords(known)}</Chip>
      <FreeMarks marks={known} />
      {isError && availability && (
        <Typography variant="caption" color="textSecondary">
          As of {wallTimeOf(new Date(availability.as_of)).time}
        </Typography>
      )}
    </Root>
  );
}
