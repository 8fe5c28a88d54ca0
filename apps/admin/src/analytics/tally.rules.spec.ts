import { contributionOf, londonMonth, monthsUntil, movesBetween, unlessOlder } from './tally.rules.js';

describe('what counts', () => {
  const maya = { role: 'freelancer' as const, month: '2026-11' };

  it('counts a new person once, in their month and role [R244]', () => {
    expect(movesBetween('user', {}, maya)).toEqual([
      ['freelancers', 1],
      ['freelancers:2026-11', 1],
      ['users', 1],
      ['users:2026-11', 1],
    ]);
    expect(movesBetween('user', maya, maya)).toEqual([]);
  });

  it('moves only what differs [R244]', () => {
    expect(movesBetween('user', maya, { ...maya, isVerified: true })).toEqual([['verified', 1]]);
    expect(movesBetween('user', maya, { ...maya, role: 'recruiter' })).toEqual([
      ['freelancers', -1],
      ['freelancers:2026-11', -1],
      ['recruiters', 1],
      ['recruiters:2026-11', 1],
    ]);
    expect(movesBetween('application', { status: 'applied' }, { status: 'hired' })).toEqual([
      ['applied', -1],
      ['hired', 1],
    ]);
  });

  it('counts nothing of the deleted, nor of those only half known [R244]', () => {
    expect(movesBetween('user', maya, { ...maya, isDeleted: true })).toEqual([
      ['freelancers', -1],
      ['freelancers:2026-11', -1],
      ['users', -1],
      ['users:2026-11', -1],
    ]);
    expect(movesBetween('user', {}, { role: 'recruiter', isVerified: true })).toEqual([]);
    expect(movesBetween('job', {}, { status: 'closed' })).toEqual([]);
  });

  it('counts a hire in its own month, with the time it took; a filled job in the month it was posted [R244]', () => {
    const submittedAt = '2026-10-30T12:00:00.000Z';
    expect(
      contributionOf('application', { status: 'hired', submittedAt, hiredAt: '2026-11-01T12:00:00.000Z' }),
    ).toEqual({
      applications: 1,
      'applications:2026-10': 1,
      'hires:2026-11': 1,
      'hires_timed:2026-11': 1,
      'hire_minutes:2026-11': 2880,
      hired: 1,
    });
    expect(contributionOf('job', { month: '2026-09', status: 'closed', isFilled: true })).toMatchObject({
      'jobs_filled:2026-09': 1,
    });
    expect(monthsUntil('2026-02', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  });

  it('counts companies, and who has verified their address [R244]', () => {
    expect(contributionOf('user', { role: 'recruiter', month: '2026-11', isVerified: true })).toEqual({
      users: 1,
      'users:2026-11': 1,
      recruiters: 1,
      'recruiters:2026-11': 1,
      verified: 1,
    });
    expect(contributionOf('user', { role: 'admin', month: '2026-11' })).toEqual({ users: 1, 'users:2026-11': 1 });
  });

  it('counts jobs by month, and of them those that are open and those that are filled [R244]', () => {
    const job = { month: '2026-09' };
    expect(contributionOf('job', { ...job, status: 'active' })).toEqual({ jobs: 1, 'jobs:2026-09': 1, active_jobs: 1 });
    expect(contributionOf('job', { ...job, status: 'paused' })).toEqual({ jobs: 1, 'jobs:2026-09': 1 });
    expect(contributionOf('job', { ...job, status: 'active', isDeleted: true })).toEqual({});
    expect(movesBetween('job', { ...job, status: 'active' }, { ...job, status: 'closed', isFilled: true })).toEqual([
      ['active_jobs', -1],
      ['jobs_filled:2026-09', 1],
    ]);
  });

  it('counts an application once it has a state, and one that waits as such [R244]', () => {
    const submittedAt = '2026-10-31T23:30:00.000Z';
    expect(contributionOf('application', { submittedAt })).toEqual({});
    expect(contributionOf('application', { status: 'applied', submittedAt })).toEqual({
      applications: 1,
      'applications:2026-10': 1,
      applied: 1,
    });
    expect(contributionOf('application', { status: 'rejected' })).toEqual({ applications: 1 });
  });

  it('times no hire whose beginning is not known, and none below zero [R244]', () => {
    const hiredAt = '2026-11-01T12:00:00.000Z';
    const hire = { applications: 1, hired: 1, 'hires:2026-11': 1 };
    expect(contributionOf('application', { status: 'hired', hiredAt })).toEqual(hire);
    const submittedAt = '2026-11-01T12:05:00.000Z';
    expect(contributionOf('application', { status: 'hired', hiredAt, submittedAt })).toMatchObject({
      'hire_minutes:2026-11': 0,
      'hires_timed:2026-11': 1,
    });
    expect(contributionOf('application', { status: 'rejected', hiredAt })).toEqual({ applications: 1 });
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

  it('takes what is as old as what it knows, and anything where it knows no version', () => {
    expect(unlessOlder({ status: 'hired', version: 3 }, { status: 'rejected', version: 3 }).status).toBe('rejected');
    expect(unlessOlder<{ status?: string; version?: number }>({}, { status: 'applied', version: 0 }).status).toBe(
      'applied',
    );
    expect(unlessOlder<{ name?: string; version?: number }>({ name: 'Ana' }, { version: 2 })).toEqual({
      name: 'Ana',
      version: 2,
    });
  });

  it('takes months as London has them', () => {
    expect(londonMonth(new Date('2026-06-30T23:30:00Z'))).toBe('2026-07');
    expect(londonMonth(new Date('2026-12-31T23:30:00Z'))).toBe('2026-12');
  });
});
