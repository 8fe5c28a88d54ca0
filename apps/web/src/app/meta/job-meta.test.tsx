import type { Job } from '@crewcall/contracts-jobs';
import { render } from '@testing-library/react';
import { jobPostingOf } from './job-posting';
import { jobLabelsOf } from './job-labels';
import { JsonLd } from './json-ld';

const now = new Date('2027-06-01T12:00:00Z');
const job = {
  id: '0193f2a0-0000-7000-8000-000000000001',
  recruiter_id: '0193f2a0-0000-7000-8000-000000000002',
  company: 'Smith & Sons "AV"',
  title: 'Rigger </script><script>alert(1)</script>',
  type: 'freelance',
  contract_type: null,
  location: 'Leeds',
  rate: '£320 a day',
  rate_pence: 32_000,
  rate_unit: 'day',
  description: 'Two stages.\n<img src=x onerror=alert(1)>',
  event_date: '2027-06-12',
  skills: ['Rigging'],
  status: 'active',
  positions_left: 1,
  created_at: '2027-05-01T09:00:00.000Z',
  external_source: null,
} as unknown as Job;
const wordsOf = (more: Partial<Job> = {}) => jobLabelsOf({ ...job, ...more }, now);
const postingOf = (more: Partial<Job> = {}): Record<string, unknown> | null =>
  jobPostingOf({ ...job, ...more }, 'https://crew.example', wordsOf(more).isOver) as Record<string, unknown> | null;

describe('the words of a job’s page', () => {
  it('name job, company, place and rate [R123]', () => {
    expect(wordsOf().title).toBe(`${job.title}, Smith & Sons "AV"`);
    expect(wordsOf().description).toContain('Leeds, £320 a day. Two stages.');
    expect(wordsOf({ description: 'x'.repeat(5000) }).description).toHaveLength(200);
  });

  it.each<[string, Partial<Job>]>([
    ['closed', { status: 'closed', closed_reason: 'filled' }],
    ['over', { event_date: '2027-05-31' }],
  ])('say so when the job is %s, and carry no markup [R115] [R123]', (_what, more) => {
    expect(wordsOf(more)).toMatchObject({
      isOver: true,
      title: expect.stringMatching(/^Closed: /) as string,
      description: expect.stringMatching(/^This job is closed\./) as string,
    });
    expect(postingOf(more)).toBeNull();
  });
});

describe('the structured data of a job', () => {
  it('is a JobPosting [R123]', () => {
    expect(postingOf()).toMatchObject({
      '@type': 'JobPosting',
      title: job.title,
      datePosted: job.created_at,
      validThrough: '2027-06-12T23:59:59',
      employmentType: 'CONTRACTOR',
      hiringOrganization: { name: job.company },
      jobLocation: { address: { addressLocality: 'Leeds', addressCountry: 'GB' } },
      baseSalary: { currency: 'GBP', value: { value: 320, unitText: 'DAY' } },
      totalJobOpenings: 1,
    });
  });

  it('is left to its board for an external job, and missing for one that is paused [R118] [R123]', () => {
    expect(postingOf({ recruiter_id: null, external_source: 'Reed' })).toBeNull();
    expect(postingOf({ status: 'paused' })).toBeNull();
  });

  it('has words for other kinds of work and pay [R123]', () => {
    const contract = postingOf({ type: 'contract', contract_type: 'part-time', rate_unit: 'fixed' });
    expect(contract).toMatchObject({ employmentType: 'PART_TIME' });
    expect(contract?.['baseSalary']).toBeUndefined();
  });

  it('is never more than text, whatever a company writes [R123]', () => {
    const { container } = render(<JsonLd value={postingOf() ?? {}} />);
    expect(container.innerHTML.match(/<script/g)).toHaveLength(1);
    expect(container.innerHTML.match(/<\/script/g)).toHaveLength(1);
    const posting = JSON.parse(container.querySelector('script')?.textContent ?? '') as Record<string, unknown>;
    expect(posting).toMatchObject({
      title: job.title,
      description: 'Two stages.<br>&lt;img src=x onerror=alert(1)&gt;',
    });
  });
});
