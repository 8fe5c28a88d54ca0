import { reportLimits, reportReasonProblem, reportTexts, snapshotOf } from './report.js';

describe('a report', () => {
  it('has a reason of 1,000 characters at most, as people count them', () => {
    expect(reportReasonProblem('👨‍👩‍👧‍👦'.repeat(1000))).toBeNull();
    expect(reportReasonProblem('👨‍👩‍👧‍👦'.repeat(1001))).toBe(reportTexts.reasonTooLong);
  });

  it('keeps no half of an emoji where what was reported is cut', () => {
    const kept = snapshotOf(['x', '🎛'.repeat(reportLimits.snapshot)]);
    expect(kept).toHaveLength(reportLimits.snapshot);
    expect(snapshotOf(['🎛'.repeat(10), `${'🎛'.repeat(reportLimits.snapshot)}`])).not.toMatch(/\p{Cs}/u);
  });
});
