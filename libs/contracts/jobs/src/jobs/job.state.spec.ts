import { jobClosedReasons, jobStatuses, jobStatusLabelOf, takesApplications } from './job.state.js';

it('takes applications while it is active alone', () => {
  expect(jobStatuses.filter((status) => takesApplications({ status }))).toEqual(['active']);
});

describe('the chip of a job', () => {
  it('says its state', () => {
    expect(jobStatuses.map((status) => jobStatusLabelOf({ status }))).toEqual(['Active', 'Paused', 'Closed']);
    expect(jobStatusLabelOf({ status: 'closed', closed_reason: null })).toBe('Closed');
  });

  it('says of a closed one why, and of no other', () => {
    const labels = (status: 'closed' | 'active') =>
      jobClosedReasons.map((closed_reason) => jobStatusLabelOf({ status, closed_reason }));
    expect(labels('closed')).toEqual(['Filled', 'Deleted', 'Expired', 'On hold']);
    expect(new Set(labels('active'))).toEqual(new Set(['Active']));
  });
});
