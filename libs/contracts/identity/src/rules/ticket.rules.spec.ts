import type { SaveTicketRequest } from '../ticket.js';
import { ticketFactsOf, ticketProblems } from './ticket.rules.js';

const ipaf: SaveTicketRequest = {
  kind: 'ipaf',
  number: 'OP/123-4567',
  level: '3a, 3b',
  issued_on: '2024-03-01',
  expires_on: '2029-02-28',
};
const insurance: SaveTicketRequest = {
  kind: 'liability_insurance',
  number: 'PL-00981',
  sum_pence: 500_000_000,
  issued_on: '2026-04-01',
  expires_on: '2027-03-31',
};

describe('a ticket', () => {
  it('may be kept with all its facts, or with its kind alone', () => {
    expect([ipaf, insurance, { kind: 'sia' }, { kind: 'ipaf', number: '', level: null }].map(ticketProblems)).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });

  it('is of a kind that is known', () => {
    for (const kind of [undefined, 'passport', 'constructor', 7])
      expect(ticketProblems({ ...ipaf, kind, number: 'x' })).toEqual([['kind', 'Please choose what it is.']]);
  });

  it.each([
    [{ number: '12345' }, { number: '1234' }],
    [{ number: '1 2-3/4.5' }, { number: '1 2-3/4' }],
    [{ number: 'x'.repeat(40) }, { number: 'x'.repeat(41) }],
    [{ number: ' 12345 ' }, { number: '123\n45' }],
    [{ level: 'x'.repeat(80) }, { level: 'x'.repeat(81) }],
    [{ level: '3a' }, { level: '   ' }],
    [{ level: '3b' }, { level: 3 }],
    [{ issued_on: '2028-02-29' }, { issued_on: '2027-02-29' }],
    [{ expires_on: '2029-02-28' }, { expires_on: '28/02/2029' }],
    [{ expires_on: '2024-03-01' }, { expires_on: '2024-02-29' }],
  ])('takes %j and not %j', (fine, wrong) => {
    expect(ticketProblems({ ...ipaf, ...fine })).toEqual([]);
    expect(ticketProblems({ ...ipaf, ...wrong }).map(([field]) => field)).toEqual(Object.keys(wrong));
  });

  it('says for each field what it takes', () => {
    expect(ticketProblems({ ...ipaf, number: '1', level: 7, issued_on: 'then', expires_on: 'soon' })).toEqual([
      ['number', 'Please enter the number, from 5 to 40 characters.'],
      ['level', 'Please keep it to 80 characters.'],
      ['issued_on', 'Please enter a date.'],
      ['expires_on', 'Please enter a date.'],
    ]);
    expect(ticketProblems({ ...ipaf, expires_on: '2024-02-29' })).toEqual([
      ['expires_on', 'It must end on or after the day on which it began.'],
    ]);
  });

  it('of an insurance says the sum, up to £20m', () => {
    expect([1, 2_000_000_000].map((sum_pence) => ticketProblems({ ...insurance, sum_pence }))).toEqual([[], []]);
    for (const sum_pence of [undefined, null, 0, -1, 0.5, 2_000_000_001, '500'])
      expect(ticketProblems({ ...insurance, sum_pence })).toEqual([
        ['sum_pence', 'Please enter the sum in pounds, up to £20m.'],
      ]);
  });

  it('of no kind of ours says what it is', () => {
    expect(ticketProblems({ kind: 'other', level: 'Chainsaw' })).toEqual([]);
    for (const level of [undefined, null, ''])
      expect(ticketProblems({ kind: 'other', level })).toEqual([['level', 'Please say what it is.']]);
  });

  it('of a DBS check has its date, from which six months are counted', () => {
    expect(ticketProblems({ kind: 'dbs', issued_on: '2026-09-01' })).toEqual([]);
    for (const issued_on of [undefined, null, ''])
      expect(ticketProblems({ kind: 'dbs', issued_on })).toEqual([['issued_on', 'Please enter a date.']]);
  });

  it('is not judged by what its kind does not keep', () => {
    expect(ticketProblems({ kind: 'right_to_work', number: '1', level: 7, sum_pence: -1, issued_on: 'then' })).toEqual(
      [],
    );
    expect(ticketProblems({ kind: 'sia', issued_on: '2027-01-01', expires_on: '2026-01-01' })).toEqual([]);
    expect(ticketProblems({ kind: 'dbs', issued_on: '2026-09-01', expires_on: '2026-01-01' })).toEqual([]);
  });
});

describe('what is kept of a ticket', () => {
  it('is the last four of its number, and its facts', () => {
    expect(ticketFactsOf({ ...ipaf, level: ' 3a, 3b ' })).toEqual({
      kind: 'ipaf',
      last4: '4567',
      level: '3a, 3b',
      sumPence: null,
      issuedOn: '2024-03-01',
      expiresOn: '2029-02-28',
    });
    expect(ticketFactsOf(insurance)).toMatchObject({ last4: '0981', sumPence: 500_000_000, level: null });
  });

  it('is nothing that its kind does not keep', () => {
    const facts = ticketFactsOf({ ...ipaf, kind: 'right_to_work', sum_pence: 5 });
    expect(facts).toEqual({
      kind: 'right_to_work',
      last4: null,
      level: null,
      sumPence: null,
      issuedOn: null,
      expiresOn: '2029-02-28',
    });
    expect(ticketFactsOf({ ...ipaf, kind: 'dbs' })).toMatchObject({ issuedOn: '2024-03-01', expiresOn: null });
  });

  it('leaves a number that was not sent as it was, and empties one that was emptied', () => {
    expect(ticketFactsOf({ kind: 'ipaf' }).last4).toBeUndefined();
    expect([null, ''].map((number) => ticketFactsOf({ kind: 'ipaf', number }).last4)).toEqual([null, null]);
    expect(ticketFactsOf({ kind: 'ipaf', level: '  ', issued_on: '', expires_on: null })).toMatchObject({
      level: null,
      issuedOn: null,
      expiresOn: null,
    });
  });
});
