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
const postingOf = (more: Partial<Job> = {}): object | null =>
  jobPostingOf({ ...job, ...more }, [], { origin: 'https://crew.example', now });

describe('the words of a job’s page', () => {
  it('name job, company, place and rate [R123]', () => {
    expect(wordsOf().title).toBe(`${job.title}, Smith & Sons "AV"`);
    expect(wordsOf().description).toContain('Leeds, £320 a day. Two stages.');
    expect(wordsOf({ description: 'x'.repeat(5000) }).description).toHaveLength(200);
  });

  it.each<[string, string, Partial<Job>]>([
    ['filled', 'This job is filled.', { status: 'closed', closed_reason: 'filled' }],
    ['over', 'This job is closed.', { event_date: '2027-05-31', closed_reason: null }],
  ])('say so when the job is %s, and carry no markup [R115] [R123] [R500]', (_what, words, more) => {
    expect(wordsOf(more)).toMatchObject({ isOver: true, title: expect.stringMatching(/^Closed: /) as string });
    expect(wordsOf(more).description.startsWith(words)).toBe(true);
    expect(postingOf(more)).toBeNull();
  });
});

describe('the structured data of a job', () => {
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
