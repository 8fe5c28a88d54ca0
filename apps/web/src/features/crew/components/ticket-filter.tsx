import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type TicketCheck, ticketKeeping, ticketKinds } from '@crewcall/contracts-bookings';
import { CheckField, SelectField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import type { TicketInAddress } from '../hooks/use-crew-filters';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '8px 16px',
  marginBottom: 24,
  '& > :first-of-type': { flex: '0 1 240px' },
});

const kinds = [
  { value: '', label: 'Any or none' },
  ...ticketKinds.map((value) => ({ value, label: ticketKeeping[value].name })),
];

interface TicketFilterProps {
  ticket: TicketInAddress;
  isDated: boolean;
  onChange: (name: 'ticket' | 'ticket_is', value: string) => void;
}

/** In Find Crew, for companies: who has a ticket of a kind and shares it. */
export function TicketFilter({ ticket: { kind, checks }, isDated, onChange }: TicketFilterProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && !kind)
    return (
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ mb: 3 }}>
        Filter by ticket
      </Button>
    );
  const check = (name: TicketCheck, label: string): ReactNode => (
    <CheckField
      {...{ label }}
      checked={checks.includes(name)}
      onChange={({ target }) =>
        onChange('ticket_is', [...checks.filter((one) => one !== name), ...(target.checked ? [name] : [])].join(','))
      }
    />
  );
  return (
    <Bar role="group" aria-label="Filter by ticket">
      <SelectField
        label="Ticket"
        options={kinds}
        value={kind ?? ''}
        onChange={({ target }) => onChange('ticket', target.value)}
      />
      {kind && check('valid', isDated ? 'Valid on the dates' : 'Valid today')}
      {kind && check('verified', 'Verified only')}
    </Bar>
  );
}
