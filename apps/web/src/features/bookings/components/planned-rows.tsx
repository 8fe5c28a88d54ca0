import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { dayAfter, dayWords, isDay, rateWords, termsFrom } from '@crewcall/contracts-bookings';
import { BinIcon, CopyIcon, DateBlock, EditIcon, phone, SelectField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { spanOfCall, type CallValues } from '../model/call-values';
import { callsOfRole, labelOf, type PlanValues } from '../model/plan-values';
import { estimateOf, type RoleValues } from '../model/role-values';
import { termsRequestOf } from '../model/terms-values';

const Row = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '60px minmax(0, 1fr) auto',
  gap: '4px 16px',
  alignItems: 'center',
  padding: '8px 12px 8px 0',
  borderTop: `1px solid ${vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '&.role': { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: '8px 12px 8px 16px' },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' },
  '& .repeat': {
    gridColumn: '2 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    alignItems: 'end',
    justifyContent: 'flex-end',
  },
  [phone]: {
    '& .acts': { gridColumn: '2 / -1' },
    '&.role .acts': { gridColumn: '1 / -1' },
    '& .date': { gridRow: '1 / span 2' },
  },
}));

const days = Array.from({ length: 13 }, (_, index) => String(index + 1));

interface PlannedCallRowProps {
  values: CallValues;
  onEdit: () => void;
  /** The same on so many days after it. */
  onRepeat: (days: number) => void;
  onRemove: () => void;
}

export function PlannedCallRow({ values, onEdit, onRepeat, onRemove }: PlannedCallRowProps): ReactNode {
  const [count, setCount] = useState<string | null>(null);
  const { name, day, place, isToFollow, startsAt, endsAt, isNextDay } = values;
  const label = labelOf(values);
  const when = isToFollow
    ? 'Call time to follow'
    : `${startsAt} to ${endsAt}${isNextDay && isDay(day) ? `, ends ${dayWords(dayAfter(day))}` : ''}`;
  return (
    <Row>
      <DateBlock day={isDay(day) ? dayWords(day) : null} dateTime={day} />
      <div>
        <Typography variant="h5" component="h4">
          {name.trim() || 'Call'}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[when, place.trim()].filter(Boolean).join(', ')}
        </Typography>
      </div>
      <div className="acts">
        <Button size="small" variant="text" aria-label={`Copy ${label} to next day`} onClick={() => onRepeat(1)}>
          Copy to next day
        </Button>
        <Button
          size="small"
          variant="text"
          aria-expanded={count !== null}
          aria-label={`Repeat ${label}`}
          onClick={() => setCount(count === null ? '2' : null)}
        >
          Repeat
        </Button>
        <IconButton aria-label={`Edit ${label}`} onClick={onEdit}>
          <EditIcon />
        </IconButton>
        <IconButton aria-label={`Remove ${label}`} onClick={onRemove}>
          <BinIcon />
        </IconButton>
      </div>
      {count !== null && (
        <div className="repeat">
          <SelectField
            label="Repeat for more days"
            options={days.map((value) => ({ value, label: value }))}
            value={count}
            onChange={({ target }) => setCount(target.value)}
          />
          <Button
            variant="outlined"
            onClick={() => {
              onRepeat(Number(count));
              setCount(null);
            }}
          >
            Repeat for {count} {count === '1' ? 'day' : 'days'}
          </Button>
        </div>
      )}
    </Row>
  );
}

interface PlannedRoleRowProps {
  plan: PlanValues;
  values: RoleValues;
  onEdit: () => void;
  onDuplicate: () => void;
  /** Left out of the only one. */
  onRemove?: () => void;
}

export function PlannedRoleRow({ plan, values, onEdit, onDuplicate, onRemove }: PlannedRoleRowProps): ReactNode {
  const worked = callsOfRole(plan, values);
  const estimate = estimateOf(
    values.terms,
    worked.flatMap((call) => spanOfCall(call.values) ?? []),
  );
  const name = values.name.trim() || 'Role without a name';
  const onCalls = values.calls ? worked.map((call) => labelOf(call.values)).join(', ') : 'all calls';
  return (
    <Row className="role">
      <div>
        <Typography variant="h5" component="h4">
          {values.positions || '?'} × {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[rateWords(termsFrom(termsRequestOf(values.terms))), estimate?.words, onCalls].filter(Boolean).join(', ')}
        </Typography>
      </div>
      <div className="acts">
        <IconButton aria-label={`Duplicate ${name}`} onClick={onDuplicate}>
          <CopyIcon />
        </IconButton>
        <IconButton aria-label={`Edit ${name}`} onClick={onEdit}>
          <EditIcon />
        </IconButton>
        {onRemove && (
          <IconButton aria-label={`Remove ${name}`} onClick={onRemove}>
            <BinIcon />
          </IconButton>
        )}
      </div>
    </Row>
  );
}
