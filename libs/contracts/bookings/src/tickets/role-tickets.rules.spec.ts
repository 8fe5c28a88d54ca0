import {
  hiddenTicketsWords,
  missingTickets,
  missingTicketWords,
  mustsAmong,
  neededKinds,
  roleTicketsFrom,
  roleTicketsProblem,
  seenTickets,
  seenTicketWords,
} from './role-tickets.rules.js';
import type { HeldTicket, TicketNeed } from './role-tickets.js';

const need = (changes: Partial<TicketNeed> = {}): TicketNeed => ({
  kind: 'ipaf',
  is_must: true,
  sum_pence: null,
  ...changes,
});
const insurance = need({ kind: 'liability_insurance', sum_pence: 500_000_000 });
const problem = 'Please choose each ticket once, for insurance with a sum of up to £20m.';
const problemOf = (needs: unknown, only_valid: unknown = false) => roleTicketsProblem({ needs, only_valid });

describe('the tickets of a role as they are sent', () => {
  it('are each known kind but another one, once', () => {
    const all = neededKinds.map((kind) => need({ kind }));
    expect(all).toHaveLength(15);
    expect([problemOf(all), problemOf([...all, need()]), problemOf([need({ kind: 'other' })])]).toEqual([
      null,
      problem,
      problem,
    ]);
  });

  it('are a must or not, and valid ones alone or not', () => {
    expect(problemOf([{ kind: 'ipaf', is_must: 'yes' }])).toBe(problem);
    expect([problemOf([], true), problemOf([], 'yes'), problemOf([], undefined)]).toEqual([null, problem, null]);
    expect([problemOf([null]), problemOf(['ipaf']), problemOf({ length: 0 })]).toEqual([problem, problem, problem]);
    expect(roleTicketsProblem({ needs: [] })).toBe(problem);
  });

  it('have a sum of up to twenty million pounds, of insurance alone', () => {
    const sum = (sum_pence: unknown, kind = 'liability_insurance') => problemOf([{ kind, is_must: true, sum_pence }]);
    expect([sum(1), sum(2_000_000_000), sum(null), sum(undefined), sum(null, 'ipaf')]).toEqual(Array(5).fill(null));
    expect([sum(0), sum(2_000_000_001), sum(1.5), sum('1'), sum(1, 'ipaf')]).toEqual(Array<string>(5).fill(problem));
  });

  it('are kept without what is not known of them', () => {
    const sent = { needs: [{ kind: 'ipaf', is_must: true, colour: 'red' }, insurance], only_valid: true, extra: 1 };
    expect(roleTicketsFrom(sent as unknown as Parameters<typeof roleTicketsFrom>[0])).toEqual({
      needs: [need(), insurance],
      only_valid: true,
    });
  });
});

describe('a ticket that is missing', () => {
  const role = (...needs: TicketNeed[]) => ({ needs, only_valid: false });
  const held = (changes: Partial<HeldTicket>): HeldTicket => ({ kind: 'ipaf', state: 'verified', ...changes });

  it('is told by the one that is good for longest of its kind', () => {
    const [missing] = missingTickets(
      role(insurance),
      [
        held({ kind: 'liability_insurance', expires_on: '2026-12-31', sum_pence: 100_000_000 }),
        held({ kind: 'liability_insurance', expires_on: null, sum_pence: 200_000_000 }),
        held({ kind: 'liability_insurance', expires_on: '2027-12-31', sum_pence: 300_000_000, state: 'rejected' }),
        held({ expires_on: '2030-01-01' }),
      ],
      '2026-11-27',
    );
    expect(missing?.held?.sum_pence).toBe(200_000_000);
  });

  it('is of a sum that the ticket does not say', () => {
    const [missing] = missingTickets(role(insurance), [held({ kind: 'liability_insurance' })], '2026-11-27');
    expect(missing && missingTicketWords(missing, '2026-11-27')).toBe(
      'Public liability insurance without a sum, the role asks for £5m.',
    );
  });

  it('is the end of a ticket before its sum', () => {
    const old = held({ kind: 'liability_insurance', expires_on: '2026-11-20', sum_pence: 100_000_000 });
    const [missing] = missingTickets(role(insurance), [old], '2026-11-27');
    expect(missing && missingTicketWords(missing, '2026-11-27')).toBe(
      'Public liability insurance expires 20 Nov, the job ends 27 Nov.',
    );
  });

  it('is a must or would be nice to have', () => {
    const missing = missingTickets(role(need(), need({ kind: 'pasma', is_must: false })), [], '2026-11-27');
    expect(missing.map(({ need: { kind } }) => kind)).toEqual(['ipaf', 'pasma']);
    expect(mustsAmong(missing).map(({ need: { kind } }) => kind)).toEqual(['ipaf']);
  });
});

it('a company that does not see the tickets of a person is told what the role needs', () => {
  expect(hiddenTicketsWords([need(), need({ kind: 'first_aid' })], '2026-11-27')).toBe(
    'This role needs IPAF and first aid valid on 27 Nov. Tickets of this person are not shared with you.',
  );
});

it('a ticket that was seen in another year is said with both years', () => {
  expect(seenTicketWords({ kind: 'ipaf', valid_on: '2027-01-02', seen_on: '2026-12-28' })).toBe(
    'IPAF valid on 2 Jan 2027, seen 28 Dec 2026',
  );
});

it('a company saw those tickets that are not among several missing ones', () => {
  const needs = [need(), need({ kind: 'pasma' }), need({ kind: 'cscs' })];
  const missing = missingTickets({ needs, only_valid: false }, [{ kind: 'cscs', state: 'verified' }], '2026-11-27');
  expect(seenTickets({ needs, only_valid: false }, missing, '2026-11-27', '2026-11-03')).toEqual([
    { kind: 'cscs', valid_on: '2026-11-27', seen_on: '2026-11-03' },
  ]);
});
