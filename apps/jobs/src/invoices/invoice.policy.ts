import type { InvoiceEntity } from '@crewcall/bookings-domain';
import type { OfferSide } from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import { sideOf } from '../parties/party.policy.js';

/** The side of an invoice that the actor is on; a company has none of a draft. */
export function invoiceSideOf(actor: Actor, invoice: InvoiceEntity): OfferSide | null {
  const side = sideOf(actor, invoice);
  return side === 'recruiter' && invoice.state === 'draft' ? null : side;
}
