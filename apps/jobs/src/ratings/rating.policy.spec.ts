import { canAskForRating, canRate, canReadRatingsOf } from './rating.policy.js';

const actor = (id: string, role: 'freelancer' | 'recruiter' | 'admin') => ({ id, role, email: '', sessionId: '' });
const booking = { freelancerId: 'ana', recruiterId: 'northlight' };

describe('ratings', () => {
  it('are given by the company of the booking alone [R219] [R249]', () => {
    expect(canRate(actor('northlight', 'recruiter'), booking)).toBe(true);
    expect(canRate(actor('other', 'recruiter'), booking)).toBe(false);
    expect(canRate(actor('ana', 'freelancer'), booking)).toBe(false);
    expect(canRate(actor('northlight', 'freelancer'), booking)).toBe(false);
  });

  it('are asked for by who was booked [R220] [R248]', () => {
    expect(canAskForRating(actor('ana', 'freelancer'), booking)).toBe(true);
    expect(canAskForRating(actor('ana', 'recruiter'), booking)).toBe(false);
    expect(canAskForRating(actor('ben', 'freelancer'), booking)).toBe(false);
  });

  it('are read by whom they are about, by companies and by administrators [R221]', () => {
    expect(canReadRatingsOf(actor('ana', 'freelancer'), 'ana')).toBe(true);
    expect(canReadRatingsOf(actor('ben', 'freelancer'), 'ana')).toBe(false);
    expect(canReadRatingsOf(actor('other', 'recruiter'), 'ana')).toBe(true);
    expect(canReadRatingsOf(actor('root', 'admin'), 'ana')).toBe(true);
  });
});
