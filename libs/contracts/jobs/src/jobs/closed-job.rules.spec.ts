import { closedJobWords, isLongClosed } from './closed-job.rules.js';

const now = new Date('2027-06-30T12:00:00Z');

describe('a closed job', () => {
  it.each([
    ['2027-05-31T12:00:00.000Z', false],
    ['2027-05-31T11:59:59.999Z', true],
    ['2027-06-30T11:00:00.000Z', false],
  ])('closed at %s is closed for more than thirty days: %s', (closed_at, isLong) => {
    expect(isLongClosed({ status: 'closed', closed_at }, now)).toBe(isLong);
  });

  it('is not gone while it is open, or while it is not known since when it is closed', () => {
    expect(isLongClosed({ status: 'active', closed_at: '2020-01-01T00:00:00Z' }, now)).toBe(false);
    expect(isLongClosed({ status: 'paused', closed_at: '2020-01-01T00:00:00Z' }, now)).toBe(false);
    expect(isLongClosed({ status: 'closed' }, now)).toBe(false);
  });

  it('says first whether it is filled', () => {
    expect(closedJobWords({ closed_reason: 'filled' })).toBe('This job is filled.');
    for (const closed_reason of ['deleted', 'expired', 'suspended', null] as const)
      expect(closedJobWords({ closed_reason })).toBe('This job is closed.');
  });
});
