import type { TimesheetEntity } from '@crewcall/bookings-domain';
import type { OfferSide } from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import { sideOf } from '../parties/party.policy.js';

/** The side of a sheet that the actor is on; a company has none of a draft. */
export function sheetSideOf(actor: Actor, sheet: TimesheetEntity): OfferSide | null {
  const side = sideOf(actor, sheet);
  return side === 'recruiter' && sheet.state === 'due' ? null : side;
}
