import {
  bankDetailsRoutes,
  type BankDetailsAnswer,
  type Invoice,
  invoiceRoutes,
  type InvoiceSummary,
  type ReadyToInvoice,
} from '@crewcall/contracts-bookings';
import { accountRoutes } from '@crewcall/contracts-identity';
import type { Api } from './api.js';
import type { Cast, Player } from './cast.js';
import type { StoryInvoice } from './story/hours.js';
import { STORY_PASSWORD } from './story/story.js';

async function keepBank({ identity, jobs: own }: Player, bank: StoryInvoice['bank']): Promise<void> {
  const { bank_details } = await own.get<BankDetailsAnswer>(bankDetailsRoutes.own);
  if (bank_details) return;
  const { proof } = await identity.post<{ proof: string }>(accountRoutes.proof, { password: STORY_PASSWORD });
  await own.put(bankDetailsRoutes.own, { ...bank, utr: null, proof });
}

/** One that an interrupted run left, or a new one; null where it was issued. */
async function draftOf(own: Api, recruiterId: string, job: string): Promise<Invoice | null> {
  const drafts = await own.get<InvoiceSummary[]>(`${invoiceRoutes.invoices}?side=freelancer&state=draft`);
  const left = drafts.find(({ recruiter_id }) => recruiter_id === recruiterId);
  if (left) return own.get<Invoice>(invoiceRoutes.invoice(left.id));
  const ready = await own.get<ReadyToInvoice[]>(invoiceRoutes.ready);
  const booking = ready.find(({ recruiter_id, job_title }) => recruiter_id === recruiterId && job_title === job);
  return booking ? own.post<Invoice>(invoiceRoutes.invoices, { booking_ids: [booking.booking_id] }) : null;
}

/** Issues an invoice of the agreed hours of one job, once. */
export async function tellInvoice(cast: Cast, story: StoryInvoice): Promise<void> {
  const person = cast.find(story.by);
  const { jobs: own } = person;
  await keepBank(person, story.bank);
  const draft = await draftOf(own, cast.find(story.company).id, story.job);
  if (!draft) return;
  const { prefix, seller_name, buyer_name, terms_days, version, lines } = draft;
  const { seller_address, buyer_address, vat_number, po_number } = story;
  const saved = await own.put<Invoice>(invoiceRoutes.invoice(draft.id), {
    ...{ prefix, seller_name, seller_address, buyer_name, buyer_address, po_number, terms_days, vat_number, version },
    rates: vat_number ? lines.map(() => 'standard') : [],
  });
  await own.put(invoiceRoutes.invoiceMove(draft.id, 'issue'), { version: saved.version });
}
