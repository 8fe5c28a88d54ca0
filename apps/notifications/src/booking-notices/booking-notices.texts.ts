import {
  type CancellationKind,
  cancelReasonWords,
  coverTimeProblem,
  daysWords,
  momentWords,
  ordinalWords,
  payWords,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import type { NotificationDraft } from '@crewcall/contracts-notifications';
import { webRoutes } from '@crewcall/contracts-core';
import { deletedNames } from '../people/people.service.js';

/** What notices of offers and bookings are made of; names as others may see them. */
export interface OfferNoticeFacts {
  role: string;
  days: string[];
  location: string;
  company?: string;
  freelancer?: string;
}

type Words = Pick<NotificationDraft, 'title' | 'message'> & Partial<Pick<NotificationDraft, 'priority'>>;

const crewPage = webRoutes.dashboard.href({ tab: 'jobs' });
const companyPage = webRoutes.dashboard.href({ tab: 'applications' });

const offerTo = (action_url: string, words: Words): NotificationDraft => ({
  type: 'offer',
  priority: 'high',
  action_url,
  ...words,
});
export const toCrew = (words: Words): NotificationDraft => offerTo(crewPage, words);
export const toCompany = (words: Words): NotificationDraft => offerTo(companyPage, words);

const companyOf = ({ company }: OfferNoticeFacts): string => company ?? 'A company';
const personOf = ({ freelancer }: OfferNoticeFacts): string => freelancer ?? 'A crew member';

export function offerMadeNotice(
  facts: OfferNoticeFacts & { kind: 'enquiry' | 'pencil' | 'booking'; answer_by: string; estimate?: string },
): NotificationDraft {
  const { role, days, location, kind, estimate } = facts;
  const by = momentWords(new Date(facts.answer_by));
  if (kind === 'enquiry')
    return toCrew({ title: `Are you free ${daysWords(days)}?`, message: `${role} in ${location}.` });
  if (kind === 'pencil')
    return toCrew({
      title: `${companyOf(facts)} would like to pencil you`,
      message: `${role}, ${daysWords(days)}. Answer by ${by}.`,
    });
  const about = estimate ? ` A${estimate.slice(1)}.` : '';
  const message = `${companyOf(facts)}, ${daysWords(days)}, ${location}.${about} Answer by ${by}.`;
  return toCrew({ title: `New offer: ${role}`, message });
}

const declineWords: Readonly<Record<string, string>> = {
  not_free: 'Not free',
  rate: 'Rate',
  too_far: 'Too far',
  not_my_work: 'Not my kind of work',
  other: 'Other',
};

export function offerAnsweredNotice(
  facts: OfferNoticeFacts & { outcome: 'accepted' | 'declined' | 'free' | 'not_free' | 'maybe'; reason?: string },
): NotificationDraft {
  const { role, days, outcome, reason } = facts;
  const name = personOf(facts);
  const dates = daysWords(days);
  if (outcome === 'accepted') return toCompany({ title: `${name} accepted`, message: `${role}, ${dates}.` });
  if (outcome === 'declined')
    return toCompany({ title: `${name} declined`, message: `${role}: ${declineWords[reason ?? 'other'] ?? 'Other'}.` });
  const words = { free: 'is free', not_free: 'is not free', maybe: 'may be free' }[outcome];
  return toCompany({ title: `${name} ${words}`, message: `${dates}.` });
}

export type OfferEnd = 'withdrawn' | 'expired' | 'released' | 'lapsed' | 'filled' | 'not_free' | 'reserve' | 'covered';

/** Whom the end of an offer is told, in which words: never the one who ended it. */
export function offerEndedNotices(
  facts: OfferNoticeFacts & { outcome: OfferEnd; by: 'company' | 'crew' | 'time' | 'system'; rank?: number },
): { crew: NotificationDraft | null; company: NotificationDraft | null } {
  const { role, days, outcome, by, rank = 1 } = facts;
  const [company, name, dates] = [companyOf(facts), personOf(facts), daysWords(days)];
  const free = `${role}, ${dates}. Your dates are free again.`;
  const crew: Record<OfferEnd, Words> = {
    withdrawn: { title: `${company} took its offer back`, message: `${role}, ${dates}.` },
    expired: { title: 'Offer expired', message: `${role}, ${company}.` },
    released: { title: `${company} released your pencil`, message: free },
    lapsed: { title: 'Pencil ended', message: free },
    filled: { title: 'This slot has been filled.', message: 'Thank you for being quick.' },
    not_free: {
      title: 'Pencil ended',
      message: `You are booked elsewhere on ${dates}. ${company} has been told that you are not free.`,
    },
    covered: { title: 'Covered, thank you', message: `${role}, ${dates}, has been filled.` },
    reserve: { title: `You are ${ordinalWords(rank)} reserve`, message: free },
  };
  const toTheCompany: Partial<Record<OfferEnd, Words>> = {
    withdrawn: { title: `${name} is no longer available`, message: `${role}, ${dates}.` },
    expired: { title: `${name} did not answer`, message: `${role}, ${dates}.` },
    released: { title: `${name} released the pencil`, message: `${role}, ${dates}.` },
    lapsed: { title: `The pencil for ${name} ended`, message: `${role}, ${dates}.` },
    not_free: { title: `${name} is no longer free on these dates`, message: `${role}, ${dates}.` },
  };
  const forCompany = toTheCompany[outcome];
  return {
    crew: by === 'crew' ? null : toCrew(crew[outcome]),
    company: by === 'company' || !forCompany ? null : toCompany(forCompany),
  };
}

export const pencilMovedNotice = (facts: OfferNoticeFacts & { rank: number }): NotificationDraft =>
  toCrew({
    title: `You are now ${ordinalWords(facts.rank)} pencil`,
    message: `${facts.role}, ${daysWords(facts.days)}, ${companyOf(facts)}.`,
  });

/** What stands for a name is not cut. */
const firstNameOf = ({ freelancer }: OfferNoticeFacts): string | undefined =>
  freelancer === deletedNames.freelancer ? freelancer : freelancer?.split(' ')[0];

/** Never who asked. */
export function pencilChallengedNotices(facts: OfferNoticeFacts & { decide_by: string }) {
  const first = firstNameOf(facts) ?? personOf(facts);
  const by = momentWords(new Date(facts.decide_by));
  const message = 'Another company would like to book these dates. Confirm or release.';
  return {
    company: toCompany({ title: `Decide on ${first} by ${by}`, message }),
    crew: toCrew({
      title: 'A company asked for a decision',
      message: `${facts.role}, ${daysWords(facts.days)}: the pencil is decided by ${by}.`,
    }),
  };
}

export const offerRemindedNotice = (
  facts: OfferNoticeFacts & { left: string; waits_for: 'company' | 'crew' },
): NotificationDraft =>
  facts.waits_for === 'crew'
    ? toCrew({ title: `${facts.left} left to answer`, message: `${facts.role}, ${companyOf(facts)}.` })
    : toCompany({ title: `${facts.left} left to decide`, message: `${facts.role}, ${personOf(facts)}.` });

/** 'call 08:00', of several days 'first call 08:00'; a call of whole days has no time yet. */
function firstCallWords({ from, to }: { from: string; to: string }, days: readonly string[]): string {
  const [begins, ends] = [from, to].map((moment) => wallTimeOf(new Date(moment)).time);
  if (begins === '00:00' && ends === '00:00') return 'call time to follow';
  return `${new Set(days).size > 1 ? 'first call' : 'call'} ${begins}`;
}

export function bookingConfirmedNotices(
  facts: OfferNoticeFacts & { first_call: { from: string; to: string }; by: 'company' | 'crew' | 'system' },
): { crew: NotificationDraft; company: NotificationDraft } {
  const { days, first_call, location } = facts;
  const message = `${companyOf(facts)}, ${daysWords(days)}, ${firstCallWords(first_call, days)}, ${location}.`;
  return {
    crew: {
      ...toCrew({ title: `You are booked: ${facts.role}`, message }),
      type: 'booking_update',
      priority: 'urgent',
    },
    company: {
      ...toCompany({ title: `${personOf(facts)} is booked`, message: `${facts.role}, ${daysWords(facts.days)}.` }),
      type: 'booking_update',
    },
  };
}

const kindWords = (kind?: CancellationKind): string => (kind ? `: ${cancelReasonWords[kind]}` : '');

/** One call of a booking alone, or all of it, with what the company owes by the terms. */
export const cancelledNotice = (
  facts: OfferNoticeFacts & {
    is_whole?: boolean;
    percent?: number;
    fee_pence?: number;
    reason_kind?: CancellationKind;
  },
): NotificationDraft => {
  const { role, days, is_whole, percent, fee_pence, reason_kind } = facts;
  const share = percent ? [`${percent} %`, ...(fee_pence ? [payWords(fee_pence)] : [])].join(', ') : 'nothing';
  const terms = percent === undefined ? '' : ` Agreed terms: ${share}.`;
  return {
    ...toCrew({
      title: `${companyOf(facts)} cancelled ${daysWords(days)}`,
      message: `${role}${kindWords(reason_kind)}.${is_whole ? '' : ' The rest of the booking stands.'}${terms}`,
    }),
    type: 'booking_update',
    priority: 'urgent',
  };
};

/** By the crew member; what the company does next depends on how soon the first call is that is left. */
export const crewCancelledNotice = (
  facts: OfferNoticeFacts & {
    is_whole?: boolean;
    reason_kind?: CancellationKind;
    reserves?: number;
    first_call_at?: string;
    at: string;
  },
): NotificationDraft => {
  const { role, days, is_whole = true, reason_kind, reserves, first_call_at, at } = facts;
  const waiting = reserves === undefined ? '' : ` ${reserves || 'None'} in reserve.`;
  const isCovered = first_call_at && coverTimeProblem(new Date(first_call_at), new Date(at)) === null;
  const open = isCovered ? 'Find cover now.' : 'The slot is open again.';
  const rest = is_whole ? '' : ' The rest of the booking stands.';
  return {
    ...toCompany({
      title: `${personOf(facts)} cannot make ${daysWords(days)}`,
      message: `${role}${kindWords(reason_kind)}.${waiting} ${open}${rest}`,
    }),
    type: 'booking_update',
    priority: 'urgent',
  };
};

/** A hire from before bookings were guarded. */
export const bookingClashesNotice = (facts: OfferNoticeFacts, isCrew: boolean): NotificationDraft => ({
  ...(isCrew ? toCrew : toCompany)({
    title: 'Clashes with another booking',
    message: `${facts.role}, ${daysWords(facts.days)}. Please agree with ${isCrew ? companyOf(facts) : personOf(facts)}.`,
  }),
  type: 'booking_update',
});

/** Told to the other side; the booking stands. */
export const partySuspendedNotice = (facts: OfferNoticeFacts, side: 'company' | 'crew'): NotificationDraft => ({
  ...(side === 'company' ? toCrew : toCompany)({
    title: 'Ask us before the call',
    message: `${facts.role}, ${daysWords(facts.days)}: the account of ${side === 'company' ? companyOf(facts) : personOf(facts)} is suspended. The booking stands.`,
    priority: 'urgent',
  }),
  type: 'booking_update',
});
