import { payWords, shortDay } from '@crewcall/contracts-bookings';
import type { InvoiceIssuedPayload, InvoiceMarkedPayload } from '@crewcall/contracts-bookings/dto';
import { webRoutes } from '@crewcall/contracts-core';
import type { NotificationDraft } from '@crewcall/contracts-notifications';

interface Named {
  id: string;
  /** Of the seller. */
  name: string;
  company: string;
}

const onInvoice = (id: string, title: string, message: string): NotificationDraft => ({
  type: 'timesheet',
  priority: 'normal',
  title,
  message,
  action_url: webRoutes.invoice.href(id),
});

/** To the company. */
export function invoiceIssuedNotice({ id, name, kind, number, gross_pence, due_on }: InvoiceIssuedPayload & Named) {
  const sum = `${name}, ${payWords(gross_pence)}`;
  if (kind === 'credit_note') return onInvoice(id, `Credit note ${number}`, `${sum}.`);
  return onInvoice(id, `Invoice ${number}`, due_on ? `${sum}, due ${shortDay(due_on)}.` : `${sum}.`);
}

/** To the seller. */
export const invoicePaidNotice = ({ id, company, number, gross_pence, on }: InvoiceMarkedPayload & Named) =>
  onInvoice(id, `${company} marked ${number} as paid`, `${payWords(gross_pence)}${on ? `, ${shortDay(on)}` : ''}.`);

const wasDue = ({ gross_pence, due_on }: InvoiceMarkedPayload): string =>
  `${payWords(gross_pence)}${due_on ? `, due ${shortDay(due_on)}` : ''}.`;

export const ownOverdueNotice = (facts: InvoiceMarkedPayload & Named) =>
  onInvoice(
    facts.id,
    `Invoice ${facts.number} is overdue`,
    `${facts.company}, ${wasDue(facts)} A reminder is ready to send.`,
  );

export const overdueNotice = (facts: InvoiceMarkedPayload & Named) =>
  onInvoice(facts.id, `Invoice ${facts.number} is overdue`, `${facts.name}, ${wasDue(facts)}`);
