import Button from '@mui/material/Button';
import { type TicketCheck, ticketChecksIn, ticketKeeping, ticketKinds } from '@crewcall/contracts-bookings';
import { SelectField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import type { useBoardAddress } from '../hooks/use-board-address';

const kinds = [
  { value: '', label: 'Any or none' },
  ...ticketKinds.map((value) => ({ value, label: ticketKeeping[value].name })),
];
const checkLabels: [TicketCheck, string][] = [
  ['valid', 'Valid on the dates'],
  ['verified', 'Verified only'],
];

interface BoardWantsProps {
  address: ReturnType<typeof useBoardAddress>;
  /** The role asks for kit. */
  hasKit: boolean;
}

/** Who of the applicants has a ticket, and who brings the kit. */
export function BoardWants({ address: { query, set }, hasKit }: BoardWantsProps): ReactNode {
  const checks = ticketChecksIn(query.ticket_is);
  const toggled = (check: TicketCheck): string =>
    (checks.includes(check) ? checks.filter((one) => one !== check) : [...checks, check]).join(',');
  return (
    <>
      <SelectField
        label="Ticket"
        options={kinds}
        value={query.ticket ?? ''}
        onChange={({ target }) => set('ticket', target.value || null)}
      />
      {query.ticket &&
        checkLabels.map(([check, label]) => (
          <Pressed key={check} isOn={checks.includes(check)} onClick={() => set('ticket_is', toggled(check) || null)}>
            {label}
          </Pressed>
        ))}
      {(hasKit || query.kit) && (
        <Pressed isOn={Boolean(query.kit)} onClick={() => set('kit', query.kit ? null : 'all')}>
          Brings the kit
        </Pressed>
      )}
    </>
  );
}

interface PressedProps {
  isOn: boolean;
  onClick: () => void;
  children: ReactNode;
}

const Pressed = ({ isOn, ...button }: PressedProps): ReactNode => (
  <Button variant={isOn ? 'contained' : 'outlined'} color="inherit" aria-pressed={isOn} {...button} />
);
