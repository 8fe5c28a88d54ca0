import type { Offer } from '@crewcall/contracts-bookings';
import { areaOf } from '@crewcall/contracts-jobs';
import { unnamedCall } from '../calls/call.presenter.js';

/** To the person asked without the company's name: role, dates and town, and nothing that leads to the company. */
export const presentUnnamed = (offer: Offer): Offer => ({
  ...offer,
  role_id: null,
  job_id: null,
  application_id: null,
  recruiter_id: null,
  job_title: offer.role_name,
  company: null,
  location: areaOf(offer.location),
  calls: offer.calls.map((call) => unnamedCall(call, offer.id)),
  reliability: null,
});
