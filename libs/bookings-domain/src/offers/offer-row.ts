import type { OfferKind, Terms } from '@crewcall/contracts-bookings';
import { newId } from '@crewcall/platform-database';
import { OfferEntity } from './offer.entity.js';
import { termsHashOf } from './terms-hash.js';

export interface NewOffer {
  roleId: string;
  jobId: string;
  freelancerId: string;
  recruiterId: string;
  applicationId: string | null;
  kind: OfferKind;
  callIds: string[];
  terms: Terms;
  note?: string | null;
  isUnnamed?: boolean;
  answerBy?: Date | null;
  holdHours?: number | null;
  rescueId?: string | null;
}

/** An open one; its terms are a copy that never changes. */
export function newOffer(offer: NewOffer, now: Date): OfferEntity {
  const { note = null, isUnnamed = false, answerBy = null, holdHours = null, rescueId = null, ...given } = offer;
  return Object.assign(new OfferEntity(), {
    ...given,
    id: newId(),
    state: 'open',
    termsHash: termsHashOf(offer.terms),
    note,
    isUnnamed,
    rescueId,
    slotRank: null,
    holdHours,
    answerBy,
    decideBy: null,
    heldAt: null,
    extensionAsked: null,
    extendedAt: null,
    challengedAt: null,
    answeredAt: null,
    endedAt: null,
    answer: null,
    declineReason: null,
    releaseReason: null,
    reasonText: null,
    endedBy: null,
    deadlineVersion: 0,
    version: 1,
    createdAt: now,
    updatedAt: now,
  } satisfies Partial<OfferEntity>);
}
