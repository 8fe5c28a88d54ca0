import type { Job } from '@crewcall/contracts-jobs';
import { aRecruiter, gig, Marketplace } from './marketplace.js';

describe('the company that a job is posted under', () => {
  let market: Marketplace;

  beforeAll(async () => {
    market = await Marketplace.open();
  });
  afterAll(() => market.close());

  it('takes the company from the profile when the form does not name it [R138]', async () => {
    const recruiter = aRecruiter();
    await market.introduce(recruiter, { company: 'Skylark Rigging' });
    expect((await market.post(recruiter, { company: ' ' })).company).toBe('Skylark Rigging');
  });

  it('is posted under the name of the profile, and under no other [R138]', async () => {
    const recruiter = aRecruiter();
    await market.introduce(recruiter, { company: 'Skylark Rigging' });
    expect((await market.post(recruiter, { company: 'skylark  RIGGING ' })).company).toBe('Skylark Rigging');
    const before = await market.service.fingerprint(['jobs']);
    const as = market.service.as(recruiter);
    const { status, body } = await as.post('/api/jobs', { ...gig, company: 'Northlight Productions' });
    expect([status, (body as { code: string }).code]).toEqual([400, 'COMPANY_NAME_NOT_OWN']);
    expect(await market.service.fingerprint(['jobs'])).toBe(before);
  });

  it('cannot be moved to another name by an edit, and keeps the old one after the profile was renamed [R138]', async () => {
    const recruiter = aRecruiter();
    await market.introduce(recruiter, { company: 'Skylark Rigging' });
    const job = await market.post(recruiter, { company: 'Skylark Rigging' });
    const edit = (company: string) =>
      market.service.as(recruiter).put<Job>(`/api/jobs/${job.id}`, { company, title: `For ${company}` });
    expect((await edit('Northlight Productions')).status).toBe(400);
    await market.introduce(recruiter, { company: 'Skylark' }, 2);
    expect((await edit('Skylark Rigging')).body.company).toBe('Skylark Rigging');
    expect((await edit('Skylark')).body.company).toBe('Skylark');
  });

  it('is refused while the company has no name [R138] [S9]', async () => {
    const recruiter = aRecruiter();
    for (const company of ['', '   ', null, undefined]) {
      const { status, body } = await market.service.as(recruiter).post('/api/jobs', { ...gig, company });
      expect([status, body['error']]).toEqual([
        400,
        'Please complete your company profile first. Make sure to add your company name.',
      ]);
    }
    await market.introduce(recruiter, { company: '  ' });
    expect((await market.service.as(recruiter).post('/api/jobs', { ...gig, company: '' })).status).toBe(400);
  });
});
