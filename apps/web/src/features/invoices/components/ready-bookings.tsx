import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { daysWords, invoiceLimits, payWords, type ReadyToInvoice } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { errorText } from '@crewcall/web-data-access';
import { CardBody, CheckField, Note, SectionCard } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMakeInvoiceMutation, useReadyToInvoiceQuery } from '../api/invoices.api';

const Group = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, fontWeight: 640 },
  '& small': { display: 'block' },
});

function byCompany(items: readonly ReadyToInvoice[]): Map<string, ReadyToInvoice[]> {
  const groups = new Map<string, ReadyToInvoice[]>();
  for (const item of items) groups.set(item.recruiter_id, [...(groups.get(item.recruiter_id) ?? []), item]);
  return groups;
}

const sumOf = (items: readonly ReadyToInvoice[]): number =>
  items.reduce((sum, { hours_pence, expenses_pence }) => sum + hours_pence + expenses_pence, 0);

const expensesOf = ({ expenses_pence }: ReadyToInvoice): string =>
  expenses_pence ? ` and ${payWords(expenses_pence)} expenses` : '';

/** What was agreed and is in no invoice, by company: an invoice is made of bookings of one. */
export function ReadyBookings(): ReactNode {
  const navigate = useNavigate();
  const { data, error } = useReadyToInvoiceQuery(1);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [make, making] = useMakeInvoiceMutation();
  if (error)
    return (
      <Note tone="bad" isAlert>
        {errorText(error, 'What can be invoiced could not be loaded. Please try again.')}
      </Note>
    );
  if (!data?.items.length) return null;
  const picked = data.items.filter(({ booking_id }) => chosen.includes(booking_id));
  const [first] = picked;
  const toggle = ({ booking_id }: ReadyToInvoice): void =>
    setChosen(chosen.includes(booking_id) ? chosen.filter((id) => id !== booking_id) : [...chosen, booking_id]);
  const start = async (): Promise<void> => {
    const { data: draft } = await make(picked.map(({ booking_id }) => booking_id));
    if (draft) void navigate(webRoutes.invoice.href(draft.id));
  };
  return (
    <SectionCard
      title="Ready to invoice"
      aside={first && <b>{payWords(sumOf(picked))}</b>}
      foot={
        <Button
          variant="contained"
          disabled={!first || picked.length > invoiceLimits.bookings || making.isLoading}
          onClick={() => void start()}
        >
          {making.isLoading ? 'Making...' : 'Make invoice'}
        </Button>
      }
    >
      {making.error && (
        <Note tone="bad" isAlert>
          {errorText(making.error, 'No invoice was made. Please try again.')}
        </Note>
      )}
      {[...byCompany(data.items)].map(([id, items]) => (
        <Group key={id}>
          <legend>{items[0]?.company}</legend>
          {items.map((item) => (
            <CheckField
              key={item.booking_id}
              label={
                <>
                  <b>{item.job_title}</b>, {item.role_name}, {daysWords([item.from, item.to])}
                  <small>
                    {payWords(item.hours_pence)} for hours{expensesOf(item)}
                  </small>
                </>
              }
              checked={chosen.includes(item.booking_id)}
              disabled={first !== undefined && first.recruiter_id !== id}
              onChange={() => toggle(item)}
            />
          ))}
        </Group>
      ))}
      {data.total > data.items.length && (
        <CardBody>These are the oldest {data.items.length}; the others follow when they are invoiced.</CardBody>
      )}
    </SectionCard>
  );
}
