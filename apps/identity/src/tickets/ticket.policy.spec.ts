import { isTakenBy, mayOpenDocument } from './ticket.policy.js';

const now = new Date('2026-11-26T12:00:00Z');
const at = (ms: number): Date => new Date(now.getTime() + ms);
const taken = { userId: 'maya', takenBy: 'root', takenUntil: at(1) };

it('a ticket is one administrator’s until its time is over', () => {
  expect(isTakenBy('root', taken, now)).toBe(true);
  expect(isTakenBy('other', taken, now)).toBe(false);
  expect(isTakenBy('root', { ...taken, takenUntil: now }, now)).toBe(false);
  expect(isTakenBy('root', { ...taken, takenUntil: null }, now)).toBe(false);
});

it('its document is its owner’s, and the administrator’s who checks it', () => {
  expect(mayOpenDocument({ id: 'maya', role: 'freelancer' }, taken, now)).toBe(true);
  expect(mayOpenDocument({ id: 'maya', role: 'recruiter' }, taken, now)).toBe(false);
  expect(mayOpenDocument({ id: 'ben', role: 'freelancer' }, taken, now)).toBe(false);
  expect(mayOpenDocument({ id: 'root', role: 'admin' }, taken, now)).toBe(true);
  expect(mayOpenDocument({ id: 'root', role: 'recruiter' }, taken, now)).toBe(false);
  expect(mayOpenDocument({ id: 'root', role: 'admin' }, { ...taken, takenUntil: at(-1) }, now)).toBe(false);
});
