import type { Job } from '@crewcall/contracts-jobs';
import { jobWordsOf } from './job-head.js';

const now = new Date('2027-06-01T12:00:00Z');
const job: Job = {
  id: '0193f2a0-0000-7000-8000-000000000001',
  recruiter_id: '0193f2a0-0000-7000-8000-000000000002',
  company: 'Smith & Sons "AV"',
  title: 'Rigger </script><script>alert(1)</script>',
  type: 'freelance',
  contract_type: null,
  employmentType: null,
  location: 'Leeds',
  rate: '£320 a day',
  rate_pence: 32_000,
  rate_unit: 'day',
  description: 'Two stages.\n<img src=x onerror=alert(1)>',
  event_date: '2027-06-12',
  duration: '2 days',
  duration_type: 'days',
  start_time: null,
  end_time: null,
  end_day_offset: 0,
  days: 2,
  hours: null,
  skills: ['Rigging'],
  status: 'active',
  closed_reason: null,
  positions: 2,
  positions_left: 1,
  created_at: '2027-05-01T09:00:00.000Z',
  updated_at: '2027-05-01T09:00:00.000Z',
  external_url: null,
  external_source: null,
};
const headOf = (overrides: Partial<Job> = {}) => jobWordsOf({ ...job, ...overrides }, 'https://crew.example', now);
const postingOf = (head: string): Record<string, unknown> =>
  JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(head)?.[1] ?? 'null') as Record<
    string,
    unknown
  >;

describe('the head of a job’s page', () => {
  it('names job, company, place and rate, and carries a JobPosting [R123]', () => {
    const { title, description, head } = headOf();
    expect(title).toContain('Smith & Sons "AV" - CrewCall');
    expect(description).toContain('Leeds, £320 a day. Two stages.');
    expect(head).toContain('<link rel="canonical" href="https://crew.example/jobs/0193f2a0');
    expect(head).toContain('property="og:title"');
    expect(postingOf(head)).toMatchObject({
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

  it('is never more than text, whatever a company writes [R123]', () => {
    const { head } = headOf();
    expect(head.match(/<script/g)).toHaveLength(1);
    expect(head.match(/<\/script/g)).toHaveLength(1);
    expect(head).not.toContain('<img');
    expect(head).toContain('Smith &amp; Sons &quot;AV&quot;');
    expect(postingOf(head)['description']).toBe('Two stages.<br>&lt;img src=x onerror=alert(1)&gt;');
  });

  it.each<[string, Partial<Job>]>([
    ['closed', { status: 'closed', closed_reason: 'filled' }],
    ['over', { event_date: '2027-05-31' }],
  ])('says so when the job is %s, and carries no markup [R115] [R123]', (_what, overrides) => {
    const { title, description, head } = headOf(overrides);
    expect([title, description]).toEqual([
      expect.stringMatching(/^Closed: /),
      expect.stringMatching(/^This job is closed\./),
    ]);
    expect(head).toContain('noindex');
    expect(head).not.toContain('ld+json');
  });

  it('leaves the markup of an external job to its board, and advertises nothing that is paused [R118] [R123]', () => {
    const external = headOf({ recruiter_id: null, external_source: 'Reed', external_url: 'https://reed.example/1' });
    expect(external.head).not.toContain('ld+json');
    expect(headOf({ status: 'paused' }).head).not.toContain('ld+json');
  });

  it('has words for other kinds of work and pay [R123]', () => {
    const contract = postingOf(headOf({ type: 'contract', contract_type: 'part-time', rate_unit: 'fixed' }).head);
    expect(contract).toMatchObject({ employmentType: 'PART_TIME' });
    expect(contract).not.toHaveProperty('baseSalary');
    expect(headOf({ description: 'x'.repeat(5000) }).description).toHaveLength(200);
  });
});
