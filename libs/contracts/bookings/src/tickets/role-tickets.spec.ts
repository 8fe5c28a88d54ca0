import {
  applyTicketWords,
  lastWorkDayOf,
  missingTickets,
  missingTicketWords,
  roleTicketsProblem,
  seenTickets,
  seenTicketWords,
} from './role-tickets.rules.js';
import type { HeldTicket, RoleTickets } from './role-tickets.js';
import { roleTicketsWords } from './ticket-need-words.js';

const role = (...needs: Partial<RoleTickets['needs'][number]>[]): RoleTickets => ({
  needs: needs.map((need) => ({ kind: 'ipaf', is_must: true, sum_pence: null, ...need })),
  only_valid: false,
});
const ipafUntil = (expires_on: string | null, state = 'unchecked'): HeldTicket => ({ kind: 'ipaf', expires_on, state });
const wordsOf = (needs: RoleTickets, tickets: HeldTicket[], day: string): string[] =>
  missingTickets(needs, tickets, day).map((missing) => missingTicketWords(missing, day));

describe('tickets that a role needs', () => {
  it('are judged for the last day of its calls, on which they are still good [R480]', () => {
    expect(wordsOf(role({}), [ipafUntil('2026-11-20')], '2026-11-27')).toEqual([
      'IPAF expires 20 Nov, the job ends 27 Nov.',
    ]);
    expect(wordsOf(role({}), [ipafUntil('2026-11-26')], '2026-11-27')).toHaveLength(1);
    expect(wordsOf(role({}), [ipafUntil('2026-11-27')], '2026-11-27')).toEqual([]);
    expect(wordsOf(role({}), [ipafUntil(null)], '2026-11-27')).toEqual([]);
    expect(wordsOf(role({}), [ipafUntil('2026-12-28')], '2027-01-02')).toEqual([
      'IPAF expires 28 Dec 2026, the job ends 2 Jan 2027.',
    ]);
  });

  it('have their last day in London, where a call until midnight ends on the day before [R480]', () => {
    // In summer London is an hour ahead: 23:30 there is 22:30 here.
    expect(lastWorkDayOf([new Date('2026-07-10T22:30:00Z'), new Date('2026-07-09T22:30:00Z')])).toBe('2026-07-10');
    expect(lastWorkDayOf([new Date('2026-07-10T23:00:00Z')])).toBe('2026-07-10');
    expect(lastWorkDayOf([new Date('2026-07-10T23:01:00Z')])).toBe('2026-07-11');
    expect(lastWorkDayOf([new Date('2026-11-28T00:00:00Z')])).toBe('2026-11-27');
    expect(lastWorkDayOf([new Date('2026-11-28T02:00:00Z')])).toBe('2026-11-28');
    expect(lastWorkDayOf([])).toBeNull();
  });

  it('compare the sum of an insurance [R481]', () => {
    const insured = (sum_pence: number): HeldTicket => ({
      kind: 'liability_insurance',
      sum_pence,
      expires_on: '2027-03-01',
      state: 'unchecked',
    });
    const needs = role({ kind: 'liability_insurance', sum_pence: 500_000_000 });
    expect(wordsOf(needs, [insured(200_000_000)], '2026-11-27')).toEqual([
      'Public liability insurance of £2m, the role asks for £5m.',
    ]);
    expect(wordsOf(needs, [insured(500_000_000)], '2026-11-27')).toEqual([]);
    expect(wordsOf(needs, [], '2026-11-27')).toEqual(['No public liability insurance of £5m.']);
  });

  it('are not met by what was rejected or withdrawn, and by the best of several', () => {
    expect(wordsOf(role({}), [ipafUntil('2027-01-01', 'rejected')], '2026-11-27')).toEqual(['No IPAF.']);
    expect(wordsOf(role({}), [ipafUntil('2027-01-01', 'withdrawn')], '2026-11-27')).toEqual(['No IPAF.']);
    expect(wordsOf(role({}), [ipafUntil('2025-01-01'), ipafUntil('2027-01-01')], '2026-11-27')).toEqual([]);
    expect(wordsOf(role({}), [ipafUntil('2025-01-01'), ipafUntil('2026-11-20')], '2026-11-27')).toEqual([
      'IPAF expires 20 Nov, the job ends 27 Nov.',
    ]);
  });

  it('are named at apply, musts alone [R481]', () => {
    const missing = missingTickets(role({}, { kind: 'pasma', is_must: false }), [], '2026-11-27');
    expect(applyTicketWords(missing, '2026-11-27')).toBe(
      'This role needs IPAF valid on 27 Nov. Add it or apply anyway.',
    );
    const both = missingTickets(role({}, { kind: 'cscs' }), [], '2026-11-27');
    expect(applyTicketWords(both, '2026-11-27', 'Rigger')).toBe(
      'Rigger needs IPAF and CSCS valid on 27 Nov. Add them or apply anyway.',
    );
    expect(applyTicketWords([], '2026-11-27')).toBeNull();
  });

  it('are said of a role, and of what was seen [R486]', () => {
    const needs = role({}, { kind: 'pasma', is_must: false });
    expect(roleTicketsWords(needs)).toBe('Needs IPAF. Nice to have: PASMA.');
    expect(roleTicketsWords(role())).toBeNull();
    const missing = missingTickets(needs, [ipafUntil('2027-01-01')], '2026-11-27');
    const seen = seenTickets(needs, missing, '2026-11-27', '2026-11-03');
    expect(seen.map(seenTicketWords)).toEqual(['IPAF valid on 27 Nov, seen 3 Nov']);
  });

  it.each([
    [{ needs: [{ kind: 'ipaf', is_must: true }], only_valid: true }, true],
    [{ needs: [{ kind: 'liability_insurance', is_must: true, sum_pence: 500_000_000 }], only_valid: false }, true],
    [{ needs: [{ kind: 'ipaf', is_must: true, sum_pence: 1 }], only_valid: false }, false],
    [
      {
        needs: [
          { kind: 'ipaf', is_must: true },
          { kind: 'ipaf', is_must: false },
        ],
        only_valid: false,
      },
      false,
    ],
    [{ needs: [{ kind: 'passport', is_must: true }], only_valid: false }, false],
    [{ needs: 'ipaf', only_valid: false }, false],
    [{ needs: [] }, false],
    [null, false],
    [undefined, true],
  ])('%j is fine: %s', (value, isFine) => {
    expect(roleTicketsProblem(value) === null).toBe(isFine);
  });
});
