import { counted } from '@crewcall/contracts-core';
import {
  bookingStateWords,
  daysWords,
  momentWords,
  offerStateWords,
  type Offer,
  type OfferKind,
  type ReleaseReason,
} from '@crewcall/contracts-bookings';

export const offerKindWords: Readonly<Record<OfferKind, string>> = {
  enquiry: 'Enquiry',
  pencil: 'Pencil',
  booking: 'Booking',
};

/** Why there may be no offer or booking for who asks. */
export const notForReader = 'It may be for someone else, or its job was taken down.';

/** '1 pencil', '14 enquiries' */
export function countedOffers(kind: OfferKind, count: number): string {
  const plural = { enquiry: 'enquiries', pencil: 'pencils', booking: 'booking offers' } as const;
  const single = { enquiry: 'enquiry', pencil: 'pencil', booking: 'booking offer' } as const;
  return `${count} ${(count === 1 ? single : plural)[kind]}`;
}

export const releaseReasonWords: Readonly<Record<ReleaseReason, string>> = {
  show_cancelled: 'Show cancelled',
  filled: 'Position filled',
  changed_plans: 'Changed plans',
  other: 'Other',
};

export const companyOf = ({ company }: Pick<Offer, 'company'>): string => company ?? 'A company without its name';

export const firstNameOf = ({ freelancer_name }: Pick<Offer, 'freelancer_name'>): string =>
  freelancer_name?.split(' ')[0] ?? 'This person';

/** Until when something has to be said or decided. */
export const deadlineOf = ({ state, answer_by, decide_by }: Offer): string | null =>
  state === 'held' ? decide_by : state === 'open' ? answer_by : null;

/** 'in 3 h', 'in 45 min', 'in 2 days'; 'now' when it is over. */
export function leftWords(deadline: string, now: number): string {
  const minutes = Math.floor((Date.parse(deadline) - now) / 60_000);
  if (minutes <= 0) return 'now';
  if (minutes < 60) return `in ${minutes} min`;
  if (minutes < 48 * 60) return `in ${Math.floor(minutes / 60)} h`;
  return `in ${Math.floor(minutes / (24 * 60))} days`;
}

/** 'Answer by Thu 26 Nov, 14:00 (in 3 h)' */
export function deadlineWords(offer: Offer, now: number): string | null {
  const deadline = deadlineOf(offer);
  if (!deadline) return null;
  const until = `${momentWords(new Date(deadline))} (${leftWords(deadline, now)})`;
  return offer.state === 'held' ? `Held until ${until}` : `Answer by ${until}`;
}

export const offerDays = (offer: Pick<Offer, 'calls'>): string =>
  daysWords(offer.calls.map(({ starts_on }) => starts_on));

/** What accepting a pencil means. */
export const pencilPromise = (offer: Offer): string =>
  `If ${companyOf(offer)} confirms before the pencil ends${
    offer.hold_hours ? `, ${hoursOrDays(offer.hold_hours)} after you accept` : ''
  }, you are booked on these terms. You can release the pencil until then.`;

export const hoursOrDays = (hours: number): string => (hours < 48 ? counted(hours, 'hour') : `${hours / 24} days`);

export function offerStateLabel({ state, kind, booking_state }: Offer): string {
  if (booking_state === 'cancelled') return capital(bookingStateWords[booking_state]);
  return state === 'open' ? `${offerKindWords[kind]} offered` : capital(offerStateWords[state]);
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
