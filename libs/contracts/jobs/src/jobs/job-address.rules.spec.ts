import { jobPathOf, jobSlugOf } from './job-address.rules.js';

describe('the address of a job’s page', () => {
  it.each([
    ['FOH Sound Engineer', 'foh-sound-engineer'],
    ['  Café crew (2×) — Zoë’s tour! ', 'cafe-crew-2-zoe-s-tour'],
    ['../../admin?x=1#y', 'admin-x-1-y'],
    ['Team', 'team-job'],
    ['x'.repeat(59) + ' y z', 'x'.repeat(59)],
    ['舞台', ''],
  ])('writes %s as %s [R500]', (title, slug) => {
    expect(jobSlugOf(title)).toBe(slug);
  });

  it('is the id alone where a title has no letter of an address [R500]', () => {
    expect(jobPathOf({ id: '7', title: 'Rigger' })).toBe('/jobs/7/rigger');
    expect(jobPathOf({ id: '7', title: '舞台' })).toBe('/jobs/7');
    expect(jobPathOf({ id: '7', title: 'Rigger' }, { via: 'share' })).toBe('/jobs/7/rigger?via=share');
    expect(jobPathOf({ id: '7', title: '舞台' }, { via: 'share' })).toBe('/jobs/7?via=share');
  });
});
