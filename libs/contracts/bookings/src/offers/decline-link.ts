import type { DeclineReason } from './offer.rules.js';
import type { OfferState } from './offer.state.js';

/** Days for which the link in the mail of an offer declines it without a sign-in. */
export const DECLINE_LINK_DAYS = 7;

/** What the page behind the link says before it asks once more. */
export interface DeclineLink {
  role_name: string;
  company: string | null;
  /** `YYYY-MM-DD` */
  days: string[];
  location: string;
  state: OfferState;
}

export interface DeclineByLinkRequest {
  token: string;
  reason: DeclineReason;
  text?: string | null;
}
