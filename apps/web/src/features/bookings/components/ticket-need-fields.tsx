import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { neededKinds, ticketKeeping, type TicketKind } from '@crewcall/contracts-bookings';
import { FieldNote, phone, SelectField, CheckField, TextField } from '@crewcall/web-ui';
import { useId, type ReactNode } from 'react';
import type { RoleTicketValues, TicketNeedValues } from '../model/ticket-need-values';

const Needs = styled('fieldset')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& > legend': { padding: 0, marginBottom: 12, fontWeight: 700 },
});
const Need = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'end',
  // As high as the fields beside it.
  '& > button': { minHeight: 44 },
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', '& .sum': { gridColumn: 1, gridRow: 2 } },
});

const weights = [
  { value: 'must', label: 'Must have' },
  { value: 'nice', label: 'Nice to have' },
];

interface TicketNeedFieldsProps {
  values: RoleTicketValues;
  problem: string | undefined;
  onChange: (values: RoleTicketValues) => void;
}

/** Which tickets and certificates a role wants, judged on the last day of its calls. */
export function TicketNeedFields({ values, problem, onChange }: TicketNeedFieldsProps): ReactNode {
  const id = useId();
  const { needs, onlyValid } = values;
  const set = (next: TicketNeedValues[]): void => onChange({ ...values, needs: next });
  const change = (kind: TicketKind, part: Partial<TicketNeedValues>): void =>
    set(needs.map((need) => (need.kind === kind ? { ...need, ...part } : need)));
  const others = neededKinds.filter((kind) => !needs.some((need) => need.kind === kind));
  const add = (kind: TicketKind | undefined): void => {
    if (kind) set([...needs, { kind, isMust: true, sum: '' }]);
  };
  return (
    <Needs aria-describedby={problem && id}>
      <legend>Tickets it needs</legend>
      {needs.map(({ kind, isMust, sum }) => (
        <Need key={kind}>
          <SelectField
            label={ticketKeeping[kind].name}
            options={weights}
            value={isMust ? 'must' : 'nice'}
            onChange={({ target }) => change(kind, { isMust: target.value === 'must' })}
          />
          {ticketKeeping[kind].sum && (
            <div className="sum">
              <TextField
                label="At least, in £"
                isOptional
                value={sum}
                input={{ inputMode: 'decimal', maxLength: 16 }}
                onChange={({ target }) => change(kind, { sum: target.value })}
              />
            </div>
          )}
          <Button
            variant="text"
            aria-label={`Remove ${ticketKeeping[kind].name}`}
            onClick={() => set(needs.filter((need) => need.kind !== kind))}
          >
            Remove
          </Button>
        </Need>
      ))}
      {others.length > 0 && (
        <SelectField
          label="Add a ticket"
          placeholder="Choose a kind"
          options={others.map((kind) => ({ value: kind, label: ticketKeeping[kind].name }))}
          value=""
          onChange={({ target }) => add(others.find((kind) => kind === target.value))}
        />
      )}
      {needs.some(({ isMust }) => isMust) && (
        <CheckField
          label="Only with valid tickets"
          hint="A person without them can apply, and cannot be booked."
          checked={onlyValid}
          onChange={({ target }) => onChange({ ...values, onlyValid: target.checked })}
        />
      )}
      <FieldNote id={id} error={problem} />
    </Needs>
  );
}
