import { counted, type ErrorDeclaration } from '@crewcall/contracts-core';
import { bookingsErrors } from './bookings.error-codes.js';
import { type LabelledSpan, overlapWords } from './calls/call-words.js';
import { kitGoneWords, kitTakenWords, theirKitTakenWords } from './kit/hired-kit.rules.js';
import { teamNotFreeWords } from './teams/team-offer.rules.js';

/** Those that a program looks for. */
export const conflictCodes = { notFree: 'NOT_FREE', holdsPencil: 'HOLDS_PENCIL' } as const;

const notFreeWords = (firstName: string | null, overlap: string): string =>
  `${firstName ?? 'This person'} is not free for ${overlap}.`;

/** Errors whose words name what stands in the way. */
export const conflictErrors = {
  /** To the company: the overlap only. '{first name} is not free for {Fri 27 Nov, 08:00 to 14:00}.' */
  notFree: (firstName: string | null, { overlap }: { overlap: string }) => ({
    code: conflictCodes.notFree,
    kind: 'conflict',
    message: notFreeWords(firstName, overlap),
    details: { overlap },
  }),
  /** For what only the constraint saw. */
  datesNotFree: { code: conflictCodes.notFree, kind: 'conflict', message: notFreeWords(null, 'these dates') },
  /** To the crew member: the booking as a whole. */
  bookedThen: ({ bookingId, title, company, time }: Record<'bookingId' | 'title' | 'company' | 'time', string>) => ({
    code: conflictCodes.notFree,
    kind: 'conflict',
    message: `You are already booked then: ${title}, ${company}, ${time}.`,
    details: { booking_id: bookingId },
  }),
  /** No member is booked: each that is missing is named, with the day. */
  teamNotFree: (missing: readonly string[]) => ({
    code: conflictCodes.notFree,
    kind: 'conflict',
    message: teamNotFreeWords(missing),
    details: { missing },
  }),
  /** A piece of kit is out with another booking: its owner and the company each read it in their words. */
  kitTaken: (item: string, isOwn: boolean) => ({
    code: 'KIT_TAKEN',
    kind: 'conflict',
    message: isOwn ? kitTakenWords(item) : theirKitTakenWords(item),
  }),
  /** Hired kit that its owner has no more, or fewer of: each side in its words. */
  kitGone: (item: string, isOwn: boolean) =>
    isOwn ? { ...bookingsErrors.hiredKitGone, message: kitGoneWords(item) } : bookingsErrors.hiredKitGone,
  slotsTaken: (booked: number, role: string) => ({
    code: 'SLOTS_TAKEN',
    kind: 'conflict',
    message: `${counted(booked, 'person is', 'people are')} booked as ${role}. Cancel a booking first.`,
  }),
  callsOverlap: (pair: [LabelledSpan, LabelledSpan]) => ({
    code: 'CALLS_OVERLAP',
    kind: 'conflict',
    message: overlapWords(pair),
  }),
  /** To the person alone: what stands on their own calendar. */
  hasBooking: (title: string, date: string, bookingId: string) => ({
    code: 'HAS_BOOKING',
    kind: 'conflict',
    message: `You are booked then: ${title}, ${date}. Cancel the booking first.`,
    details: { booking_id: bookingId },
  }),
  /** Asks whether the pencils are to be released too. */
  holdsPencil: (title: string, offerIds: readonly string[]) => ({
    code: conflictCodes.holdsPencil,
    kind: 'conflict',
    message: `Release the pencil for ${title} too?`,
    details: { offer_ids: offerIds },
  }),
} as const satisfies Readonly<Record<string, ErrorDeclaration>>;
