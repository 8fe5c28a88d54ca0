import { londonMonth, movesBetween, unlessOlder } from './tally.rules.js';

describe('what counts', () => {
  const maya = { role: 'freelancer' as const, month: '2026-11' };

  it('counts a new person once, in their month and role [R244]', () => {
    expect(movesBetween('user', {}, maya)).toEqual([
      ['freelancers', 1],
      ['users', 1],
      ['users:2026-11', 1],
    ]);
    expect(movesBetween('user', maya, maya)).toEqual([]);
  });

  it('moves only what differs [R244]', () => {
    expect(movesBetween('user', maya, { ...maya, isVerified: true })).toEqual([['verified', 1]]);
    expect(movesBetween('user', maya, { ...maya, role: 'recruiter' })).toEqual([
      ['freelancers', -1],
      ['recruiters', 1],
    ]);
    expect(movesBetween('application', { status: 'applied' }, { status: 'hired' })).toEqual([
      ['applied', -1],
      ['hired', 1],
    ]);
  });

  it('counts nothing of the deleted, nor of those only half known [R244]', () => {
    expect(movesBetween('user', maya, { ...maya, isDeleted: true })).toEqual([
      ['freelancers', -1],
      ['users', -1],
      ['users:2026-11', -1],
    ]);
    expect(movesBetween('user', {}, { role: 'recruiter', isVerified: true })).toEqual([]);
    expect(movesBetween('job', {}, { status: 'closed' })).toEqual([]);
  });

  it('keeps the newer of two facts', () => {
    expect(unlessOlder({ status: 'hired', version: 3 }, { status: 'applied', version: 1 })).toEqual({
      status: 'hired',
      version: 3,
    });
    expect(unlessOlder({ status: 'applied', version: 1 }, { status: 'hired', version: 3 })).toEqual({
      status: 'hired',
      version: 3,
    });
  });

  it('takes months as London has them', () => {
    expect(londonMonth(new Date('2026-06-30T23:30:00Z'))).toBe('2026-07');
    expect(londonMonth(new Date('2026-12-31T23:30:00Z'))).toBe('2026-12');
  });
});
