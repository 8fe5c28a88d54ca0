import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { bookingsErrors, type CalendarItem, type CalendarItemKind } from '@crewcall/contracts-bookings';
import { Chip, EditIcon, TextLink, type ChipTone } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { LondonTime } from '../../../shared/zone';
import { addressOf, clockWords, isBlock, kindWords, stateWords, timesWords } from '../model/item-labels';
import { KindMark } from './kind-mark';

const Entry = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  minWidth: 0,
  padding: '12px 16px',
  '& + &': { borderTop: `1px dashed ${vars.palette.divider}` },
  // A state with its deadline is longer than the narrowest phone is wide.
  '& > span:first-of-type': { whiteSpace: 'normal' },
  '& p': { color: vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '& .clocks': { color: vars.palette.warning.main },
}));

const tones: Record<CalendarItemKind, ChipTone> = {
  booking: 'good',
  pencil: 'warn',
  offer: 'info',
  maybe: 'warn',
  available: 'line',
  unavailable: 'plain',
  elsewhere: 'plain',
};

interface CalendarEntryProps {
  item: CalendarItem;
  onEdit: (item: CalendarItem) => void;
  /** In the dialog of a day, which has room for why it cannot be edited. */
  isLong?: boolean;
  /** The level below what it stands under. */
  heading?: 'h2' | 'h3';
}

/** One entry in words: agenda, day and what comes next. */
export function CalendarEntry({ item, onEdit, isLong = false, heading = 'h3' }: CalendarEntryProps): ReactNode {
  const { job, kind, note } = item;
  const address = addressOf(item);
  const clocks = clockWords(item);
  return (
    <Entry>
      <Chip tone={tones[kind]} icon={<KindMark kind={kind} />}>
        {stateWords(item)}
      </Chip>
      {job && (
        <Typography variant="h5" component={heading}>
          {address ? <TextLink to={address}>{job.role_name}</TextLink> : job.role_name}
        </Typography>
      )}
      <WhenAndWhere {...{ item }} />
      {job && (
        <Typography variant="body2">
          {[
            job.job_title === job.role_name ? null : job.job_title,
            job.company ?? 'A company that asks without its name',
          ]
            .filter(Boolean)
            .join(', ')}
        </Typography>
      )}
      {clocks && (
        <Typography variant="body2" className="clocks">
          {clocks}
        </Typography>
      )}
      {note && <Typography variant="body2">{note}</Typography>}
      {isLong && kind === 'booking' && <Typography variant="body2">{bookingsErrors.isBooking.message}</Typography>}
      {isLong && kind === 'elsewhere' && (
        <Typography variant="body2">From a calendar that you brought in. Change it there.</Typography>
      )}
      {isBlock(item) && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<EditIcon />}
          onClick={() => onEdit(item)}
          aria-label={`Edit ${kindWords[kind]}, ${timesWords(item)}`}
        >
          Edit
        </Button>
      )}
    </Entry>
  );
}

function WhenAndWhere({ item }: { item: CalendarItem }): ReactNode {
  const places = [item.job?.call_name, item.job?.location].flatMap((words) => (words ? `, ${words}` : []));
  return (
    <Typography variant="body2">
      {timesWords(item)}
      {item.starts_at && <LondonTime />}
      {places.join('')}
    </Typography>
  );
}
