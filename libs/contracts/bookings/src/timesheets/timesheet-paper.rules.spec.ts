import { termsFor } from '../roles/terms.js';
import type { Timesheet } from './timesheet.js';
import { timesheetPaperOf, timesheetPdfName } from './timesheet-paper.rules.js';

const hours = {
  starts_on: '2026-11-26',
  starts_at: '14:00',
  ends_on: '2026-11-27',
  ends_at: '00:30',
  breaks: [{ starts_on: '2026-11-26', starts_at: '18:00', ends_on: '2026-11-26', ends_at: '18:30' }],
  travel_days: 0,
  nights_away: 0,
};
const sheet: Timesheet = {
  id: '7f0c',
  booking_id: 'b',
  call_id: 'c',
  job_id: 'j',
  recruiter_id: 'r',
  freelancer_id: 'f',
  job_title: 'Winter Lights',
  role_name: 'Rigger',
  company: 'Northlight',
  freelancer_name: 'Priya Nair',
  call_name: 'Show day',
  day: '2026-11-26',
  state: 'due',
  round: 0,
  is_fee: false,
  planned: null,
  checked_in_at: null,
  terms: termsFor('day', 32_000),
  has_fee: true,
  fee_share: null,
  previous_out: null,
  expenses_submitted: 0,
  expenses_disputed: 0,
  figures: {
    ...hours,
    from: '2026-11-26T14:00:00.000Z',
    to: '2026-11-27T00:30:00.000Z',
    paid_minutes: 600,
    pay: null,
  },
  versions: [],
  asked: null,
  submitted_at: null,
  counts_at: null,
  approved_at: null,
  approved_by: null,
  locks_at: null,
  corrects_id: null,
  corrected_by_id: null,
  version: 1,
};
const partOf = (heading: string, changes: Partial<Timesheet> = {}) =>
  timesheetPaperOf({ ...sheet, ...changes })
    .parts.find((part) => part.heading === heading)
    ?.lines.map(({ label, words }) => `${label}: ${words}`);

describe('a timesheet on paper', () => {
  it('says of which job, call and people it is', () => {
    const { title, lede, parts, foot } = timesheetPaperOf(sheet);
    expect([title, lede, foot]).toEqual([
      'Hours for Winter Lights',
      'Thu 26 Nov 2026, Show day',
      'Timesheet 7f0c. London time.',
    ]);
    expect(parts.map(({ heading }) => heading)).toEqual(['Between', 'Times', 'Pay', 'Agreement']);
    expect(partOf('Between')).toEqual(['Crew: Priya Nair', 'Company: Northlight', 'Role: Rigger']);
    expect(timesheetPdfName(sheet)).toBe('timesheet-2026-11-26.pdf');
  });

  it('is of a day alone where the call has no name, and of a person who is gone', () => {
    expect(timesheetPaperOf({ ...sheet, call_name: null }).lede).toBe('Thu 26 Nov 2026');
    expect(partOf('Between', { freelancer_name: null })?.[0]).toBe('Crew: Deleted Freelancer');
  });

  it('has the time in and out with their days, each break and the time that is paid', () => {
    expect(partOf('Times')).toEqual([
      'In: Thu 26 Nov 2026, 14:00',
      'Out: Fri 27 Nov 2026, 00:30',
      'Break 1: 18:00 to 18:30',
      'Paid time: 10 h',
    ]);
  });

  it('has travel days and nights away where there were any, and the plan with the day on which it ended', () => {
    const night = { starts_on: '2026-11-26', starts_at: '23:45', ends_on: '2026-11-27', ends_at: '00:15' };
    const figures = { ...sheet.figures, breaks: [...hours.breaks, night], travel_days: 2, nights_away: 1 };
    expect(partOf('Times', { figures, planned: { ...hours, ends_at: '00:00' } })?.slice(2)).toEqual([
      'Break 1: 18:00 to 18:30',
      'Break 2: 23:45 to 00:15, Fri 27 Nov 2026',
      'Paid time: 10 h',
      'Travel days: 2',
      'Nights away: 1',
      'Planned: 14:00 to 00:00, Fri 27 Nov 2026',
    ]);
  });

  it('has the arithmetic of each line of pay and their sum, or says that no rate was agreed', () => {
    const pay = {
      lines: [
        { kind: 'basic', words: '1 day', minutes: 600, pence: 32_000 },
        { kind: 'overtime', words: '5.5 h × £48.00', minutes: 330, pence: 126_400 },
      ],
      total_pence: 158_400,
      notes: [],
    } satisfies Timesheet['figures']['pay'];
    expect(partOf('Pay', { figures: { ...sheet.figures, pay } })).toEqual([
      'Basic: 1 day = £320.00',
      'Overtime: 5.5 h × £48.00 = £1,264.00',
      'Total: £1,584.00',
    ]);
    expect(partOf('Pay')).toEqual(['Total: No rate agreed']);
  });

  it('says how far the two have agreed, and when', () => {
    expect(partOf('Agreement')).toEqual(['State: Not submitted']);
    const submitted = { state: 'submitted', submitted_at: '2026-11-27T09:30:00.000Z' } as const;
    expect(partOf('Agreement', submitted)).toEqual(['State: Submitted', 'Submitted: Fri 27 Nov 2026, 09:30']);
    const approved = {
      ...submitted,
      state: 'approved',
      approved_at: '2026-07-10T12:00:00.000Z',
      approved_by: 'company',
      locks_at: '2026-12-11T12:00:00.000Z',
    } as const;
    expect(partOf('Agreement', approved)).toEqual([
      'State: Approved',
      'Submitted: Fri 27 Nov 2026, 09:30',
      'Approved: Fri 10 Jul 2026, 13:00, by the company',
      'Locked from: Fri 11 Dec 2026, 12:00',
    ]);
    expect(partOf('Agreement', { ...approved, state: 'locked', approved_by: 'time' })?.[2]).toBe(
      'Approved: Fri 10 Jul 2026, 13:00, Counted after 72 h',
    );
    expect(partOf('Agreement', { ...approved, approved_by: null })?.[2]).toBe('Approved: Fri 10 Jul 2026, 13:00');
    expect(partOf('Agreement', { ...approved, state: 'disputed' })?.[2]).toBe('Approved: Fri 10 Jul 2026, 13:00');
  });

  it('names the sheet that it corrects, and the one that corrects it', () => {
    expect(partOf('Agreement', { corrects_id: '1a', corrected_by_id: '2b' })).toEqual([
      'State: Not submitted',
      'Corrects: Timesheet 1a',
      'Corrected by: Timesheet 2b',
    ]);
  });

  it('of a cancellation fee names the call that was cancelled, and no time', () => {
    expect(timesheetPaperOf({ ...sheet, is_fee: true }).title).toBe('Cancellation fee for Winter Lights');
    expect(partOf('Times', { is_fee: true })).toEqual(['Cancelled call: Thu 26 Nov 2026, 14:00']);
  });
});
