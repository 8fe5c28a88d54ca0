import { ticketKeeping, type TicketKind } from '@crewcall/contracts-bookings';
import { unitsOf } from '@crewcall/contracts-core';
import { type Ticket, type TicketField, ticketLimits } from '@crewcall/contracts-identity';
import { TextField } from '@crewcall/web-ui';
import type { InputHTMLAttributes, ReactNode } from 'react';
import type { TicketValues } from '../model/ticket-form';

interface FactField {
  /** Under which name its label is found. */
  label: 'level' | 'sum' | 'number' | 'issued' | 'expires';
  field: TicketField;
  isDay?: boolean;
  input?: InputHTMLAttributes<HTMLInputElement>;
  /** Of these kinds it cannot be left out. */
  neededBy?: readonly TicketKind[];
}

const facts: readonly FactField[] = [
  { label: 'level', field: 'level', input: { maxLength: unitsOf(ticketLimits.level) }, neededBy: ['other'] },
  {
    label: 'sum',
    field: 'sum_pence',
    input: { inputMode: 'decimal', maxLength: 16 },
    neededBy: ['liability_insurance'],
  },
  { label: 'number', field: 'number', input: { maxLength: ticketLimits.number.max, autoComplete: 'off' } },
  { label: 'issued', field: 'issued_on', isDay: true, neededBy: ['dbs'] },
  { label: 'expires', field: 'expires_on', isDay: true },
];

interface TicketFieldsProps {
  kind: TicketKind;
  ticket: Ticket | null;
  values: TicketValues;
  problems: Partial<Record<TicketField, string>>;
  set: (field: keyof TicketValues) => (event: { target: { value: string } }) => void;
}

/** A field for each fact that the kind keeps. */
export function TicketFields({ kind, ticket, values, problems, set }: TicketFieldsProps): ReactNode {
  const kept = ticket?.last4 ? `Kept: ••• ${ticket.last4}. Leave empty to keep it.` : 'Companies never see it.';
  const keeping = ticketKeeping[kind];
  return facts
    .filter(({ label }) => keeping[label])
    .map(({ label, field, isDay = false, input, neededBy = [] }) => (
      <TextField
        key={label}
        label={keeping[label]}
        isOptional={!neededBy.includes(kind)}
        type={isDay ? 'date' : undefined}
        input={input}
        hint={label === 'number' ? kept : undefined}
        value={values[label]}
        error={problems[field]}
        onChange={set(label)}
      />
    ));
}
