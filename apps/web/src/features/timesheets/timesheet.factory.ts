import { payOfWorked, termsFor, type Timesheet, workedFrom, type WorkedFigures } from '@crewcall/contracts-bookings';

const terms = { ...termsFor('day', 32_000), is_break_paid: false };
const plan = {
  starts_on: '2026-11-26',
  starts_at: '08:00',
  ends_on: '2026-11-26',
  ends_at: '18:00',
  breaks: [],
  travel_days: 0,
  nights_away: 0,
};

export function buildFigures(changes: Partial<WorkedFigures> = {}): WorkedFigures {
  const times = { ...plan, ...changes };
  const worked = workedFrom(times);
  const [from, to] = [worked.span.from.toISOString(), worked.span.to.toISOString()];
  return { ...times, from, to, paid_minutes: 600, pay: payOfWorked(worked, terms) };
}

export const buildTimesheet = (overrides: Partial<Timesheet> = {}): Timesheet => ({
  id: 's1',
  booking_id: 'b1',
  call_id: 'c1',
  job_id: 'j1',
  recruiter_id: 'u2',
  freelancer_id: 'u1',
  job_title: 'Winter Lights',
  role_name: 'FOH Sound Engineer',
  company: 'Northlight',
  freelancer_name: 'Priya Nair',
  call_name: 'Show day',
  day: '2026-11-26',
  state: 'due',
  round: 0,
  is_fee: false,
  planned: plan,
  checked_in_at: '2026-11-26T07:52:00.000Z',
  terms,
  has_fee: true,
  fee_share: null,
  previous_out: null,
  expenses_submitted: 0,
  expenses_disputed: 0,
  figures: buildFigures(),
  versions: [],
  asked: null,
  submitted_at: null,
  counts_at: null,
  approved_at: null,
  approved_by: null,
  locks_at: null,
  corrects_id: null,
  corrected_by_id: null,
  version: 3,
  ...overrides,
});

/** Questioned by the company so many times. */
export const buildDisputed = (round: number): Timesheet => {
  const theirs = { number: 2, by: 'company' as const, round, at: '2026-11-27T10:00:00.000Z', note: null };
  return buildTimesheet({
    state: 'disputed',
    round,
    figures: buildFigures({ ends_at: '23:30' }),
    versions: [
      { ...theirs, number: 1, by: 'crew', figures: buildFigures({ ends_at: '23:30' }), reasons: [] },
      { ...theirs, figures: buildFigures(), reasons: [{ line: 'out', reason: 'not_noted', words: 'Out at six.' }] },
    ],
  });
};
