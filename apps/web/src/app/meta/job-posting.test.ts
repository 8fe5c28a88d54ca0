import type { Call } from '@crewcall/contracts-bookings';
import type { Job } from '@crewcall/contracts-jobs';
import { buildJob } from '../../features/jobs/job.factory';
import { jobPostingOf } from './job-posting';
import { faultsOf } from './posting-rules';

const now = new Date('2026-11-01T12:00:00Z');
const callFrom = (from: string): Call => ({ from }) as Call;
const paid: Partial<Job> = { rate_pence: 32_000, rate_unit: 'day', positions: 4, positions_left: 3 };
const postingOf = (more: Partial<Job> = {}, calls: Call[] = []): Record<string, unknown> | null =>
  jobPostingOf(buildJob({ ...paid, ...more }), calls, { origin: 'https://crew.example', now }) as Record<
    string,
    unknown
  > | null;

it('tells all that is published of a JobPosting, and its open slots [R123] [R502]', () => {
  const posting = postingOf() ?? {};
  expect(faultsOf(posting)).toEqual([]);
  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    title: 'FOH Sound Engineer',
    description: 'Product launch for 900 at Manchester Central.',
    datePosted: '2026-11-20T09:00:00.000Z',
    validThrough: '2026-11-26T23:59:59',
    employmentType: 'CONTRACTOR',
    hiringOrganization: { '@type': 'Organization', name: 'Northlight Productions' },
    jobLocation: { address: { addressLocality: 'Manchester', addressCountry: 'GB' } },
    baseSalary: { currency: 'GBP', value: { value: 320, unitText: 'DAY' } },
    totalJobOpenings: 3,
    directApply: true,
    url: `https://crew.example/jobs/${buildJob().id}/foh-sound-engineer`,
  });
});

it('is valid until the first call that is ahead [R502]', () => {
  const calls = ['2026-11-27T07:00:00.000Z', '2026-11-25T22:00:00.000Z', '2026-10-01T08:00:00.000Z'].map(callFrom);
  expect(postingOf({}, calls)?.['validThrough']).toBe('2026-11-25T22:00:00.000Z');
});

it.each<[string, Partial<Job>]>([
  ['of a board', { recruiter_id: null, external_source: 'Reed' }],
  ['that is paused', { status: 'paused' }],
  ['that is closed', { status: 'closed', closed_reason: 'filled' }],
  ['whose day is over', { event_date: '2026-10-31' }],
  ['with no slot open', { positions_left: 0 }],
])('is not there for a job %s [R118] [R123] [R502]', (_what, more) => {
  expect(postingOf(more)).toBeNull();
});

it('has words for other kinds of work and pay, none for what it has no word for, and text alone [R123] [R502]', () => {
  const posting = postingOf({
    type: 'contract',
    contract_type: 'part-time',
    rate_pence: 1850,
    rate_unit: 'hour',
    description: 'Two stages.\n<img src=x onerror=alert(1)>',
  });
  expect(faultsOf(posting ?? {})).toEqual([]);
  expect(posting).toMatchObject({
    employmentType: 'PART_TIME',
    baseSalary: { value: { value: 18.5, unitText: 'HOUR' } },
    description: 'Two stages.<br>&lt;img src=x onerror=alert(1)&gt;',
  });
  expect(postingOf({ rate_unit: 'fixed' })?.['baseSalary']).toBeUndefined();
});

it('is told apart by the rules from what breaks them', () => {
  const bad = { ...postingOf(), description: '<script>', datePosted: 'soon', shoeSize: 9, jobLocation: undefined };
  expect(faultsOf(bad)).toEqual(['jobLocation', 'description', 'datePosted', 'shoeSize']);
});
