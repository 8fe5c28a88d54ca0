import { applicationLabelOf, applicationStateLabelOf, askedProblem } from './application.rules.js';
import { applicationStatuses, applicationStatusOf } from './application.state.js';

describe('what an applicant reads of their application', () => {
  it('is a word for each state', () => {
    expect(applicationStatuses.map(applicationLabelOf)).toEqual([
      'Pending',
      'Under Review',
      'Shortlisted',
      'Hired',
      'Rejected',
      'Withdrawn',
    ]);
  });

  it.each(['', 'archived', 'constructor', 'toString'])('is pending for the unknown state %j', (status) => {
    expect(applicationLabelOf(status)).toBe('Pending');
  });

  it('is not a rejection where a booking was cancelled', () => {
    const cancelled_at = '2027-06-01T12:00:00Z';
    expect(applicationStateLabelOf({ status: 'rejected', cancelled_at })).toBe('Cancelled');
    expect(applicationStateLabelOf({ status: 'rejected', cancelled_at: null })).toBe('Rejected');
    expect(applicationStateLabelOf({ status: 'withdrawn', cancelled_at })).toBe('Withdrawn');
  });
});

it('states are understood in capitals, with spaces, and as their other word', () => {
  expect([' Hired ', 'PENDING', 'applied', 'fired', ''].map(applicationStatusOf)).toEqual([
    'hired',
    'applied',
    'applied',
    null,
    null,
  ]);
});

it('the amount that is asked for is whole pence, from one to a million pounds, or left out', () => {
  expect([undefined, null, 1, 100_000_000].map(askedProblem)).toEqual([null, null, null, null]);
  for (const amount of [0, -1, 100_000_001, 1.5, '100', Number.NaN])
    expect(askedProblem(amount)).toBe('Please enter the amount you ask for.');
});
