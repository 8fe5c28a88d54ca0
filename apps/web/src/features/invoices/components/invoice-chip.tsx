import {
  invoiceKindWords,
  type InvoiceState,
  invoiceStateWords,
  type InvoiceSummary,
} from '@crewcall/contracts-bookings';
import { AlertIcon, CheckIcon, Chip, type ChipTone } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

const tones: Readonly<Record<InvoiceState, ChipTone>> = {
  draft: 'line',
  issued: 'info',
  scheduled: 'info',
  paid: 'good',
  credited: 'plain',
};

/** Overdue stands before any other state. */
export function InvoiceChip({
  invoice: { kind, state, is_overdue },
}: {
  invoice: Pick<InvoiceSummary, 'kind' | 'state' | 'is_overdue'>;
}): ReactNode {
  if (is_overdue)
    return (
      <Chip tone="warn" icon={<AlertIcon />}>
        Overdue
      </Chip>
    );
  if (kind === 'credit_note') return <Chip tone="plain">{invoiceKindWords.credit_note}</Chip>;
  return (
    <Chip tone={tones[state]} icon={state === 'paid' ? <CheckIcon /> : undefined}>
      {invoiceStateWords[state]}
    </Chip>
  );
}
