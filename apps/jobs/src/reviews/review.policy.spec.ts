import type { ReviewedBooking, ReviewRow, ReviewWindow } from '@crewcall/bookings-domain';
import { daysAfter, reviewLimits } from '@crewcall/contracts-bookings';
import type { Role } from '@crewcall/contracts-core';
import { isOpen, paidUntil, replyUntil, reviewSideOf } from './review.policy.js';

const now = new Date('2026-11-26T12:00:00Z');
const at = (ms: number): Date => new Date(now.getTime() + ms);
const window = (given: Partial<ReviewWindow>): ReviewWindow =>
  ({ opens_at: now, closes_at: at(1), shown_at: null, ...given }) as ReviewWindow;
const review = (given: Partial<ReviewRow>): ReviewRow =>
  ({ side: 'crew', parts: {}, shown_at: now, replied_at: null, removed_at: null, ...given }) as ReviewRow;

it.each<[string, Role, string | null]>([
  ['ana', 'freelancer', 'crew'],
  ['northlight', 'recruiter', 'company'],
  ['ana', 'recruiter', null],
  ['northlight', 'freelancer', null],
  ['northlight', 'admin', null],
  ['ben', 'freelancer', null],
])('%s as %s reviews as %s', (id, role, side) => {
  const booking = { recruiter_id: 'northlight', freelancer_id: 'ana' } as ReviewedBooking;
  expect(reviewSideOf({ id, role, email: 'a@crew.example', sessionId: 's' }, booking)).toBe(side);
});

it('a review is written until its window closes or both were shown', () => {
  expect(isOpen(window({}), now)).toBe(true);
  expect(isOpen(window({ closes_at: now }), now)).toBe(false);
  expect(isOpen(window({ shown_at: now }), now)).toBe(false);
  expect(isOpen(null, now)).toBe(false);
});

it('it is replied to once, in its time, while it stands', () => {
  const until = daysAfter(now, reviewLimits.replyDays);
  const last = new Date(until.getTime() - 1);
  expect(replyUntil(review({}), last)).toEqual(until);
  expect(replyUntil(review({}), until)).toBeNull();
  expect(replyUntil(review({ shown_at: null }), now)).toBeNull();
  expect(replyUntil(review({ replied_at: now }), now)).toBeNull();
  expect(replyUntil(review({ removed_at: now }), now)).toBeNull();
});

it('crew say in time, and once, how they were paid', () => {
  const until = daysAfter(now, reviewLimits.paidDays);
  const last = new Date(until.getTime() - 1);
  expect(paidUntil(review({}), window({}), last)).toEqual(until);
  expect(paidUntil(review({}), window({}), until)).toBeNull();
  expect(paidUntil(null, window({}), now)).toBeNull();
  expect(paidUntil(review({}), null, now)).toBeNull();
  expect(paidUntil(review({ side: 'company' }), window({}), now)).toBeNull();
  expect(paidUntil(review({ removed_at: now }), window({}), now)).toBeNull();
  expect(paidUntil(review({ parts: { paid_on_time: 5 } }), window({}), now)).toBeNull();
});
