import type { InvoiceEntity, InvoiceTies } from '@crewcall/bookings-domain';
import {
  bankChangedOnOf,
  type Invoice,
  type InvoiceBank,
  type InvoiceSummary,
  isOverdue,
} from '@crewcall/contracts-bookings';

/** `today` is the day in London. */
export function presentSummary(invoice: InvoiceEntity, today: string): InvoiceSummary {
  const { id, kind, state, number, freelancerId, recruiterId, sellerName, buyerName, grossPence } = invoice;
  return {
    id,
    kind,
    state,
    number,
    freelancer_id: freelancerId,
    recruiter_id: recruiterId,
    seller_name: sellerName,
    buyer_name: buyerName,
    gross_pence: grossPence,
    issued_on: invoice.issuedOn,
    due_on: invoice.dueOn,
    received_on: invoice.receivedOn,
    scheduled_for: invoice.scheduledFor,
    paid_on: invoice.paidOn,
    is_overdue: isOverdue({ state, due_on: invoice.dueOn }, today),
  };
}

export function presentInvoice(
  invoice: InvoiceEntity,
  { today, ties, bank }: { today: string; ties: InvoiceTies; bank: InvoiceBank | null },
): Invoice {
  const days = invoice.lines.map(({ day }) => day).sort();
  return {
    ...presentSummary(invoice, today),
    prefix: invoice.prefix,
    seller_address: invoice.sellerAddress,
    buyer_address: invoice.buyerAddress,
    po_number: invoice.poNumber,
    terms_days: invoice.termsDays,
    vat_number: invoice.vatNumber,
    lines: invoice.lines,
    worked_from: days[0] ?? '',
    worked_to: days.at(-1) ?? '',
    net_pence: invoice.netPence,
    vat_pence: invoice.vatPence,
    vat: invoice.vat,
    bank,
    bank_changed_on: invoice.issuedAt && bankChangedOnOf(invoice.bankChangedAt, invoice.issuedAt),
    credits_id: invoice.creditsId,
    ...ties,
    version: invoice.version,
  };
}
