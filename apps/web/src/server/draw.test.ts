import type { ServiceAnswers } from '@crewcall/contracts-core';
import { draw } from './draw';

const crew = '0193f2a0-0000-7000-8000-000000000001';
const missing = async (address: string, answers: ServiceAnswers = {}): Promise<unknown> => {
  const drawing = await draw({ address, answers });
  return 'missing' in drawing ? drawing.missing : [];
};
const notThere = { status: 404, body: { error: 'No such profile.' }, total: null };

describe('drawing a page on the server', () => {
  it.each([
    ['/', ['/api/jobs?page=1&page_size=4', '/api/freelancers?page_size=1']],
    ['/jobs', ['/api/jobs?page=1&page_size=10']],
    ['/jobs/', ['/api/jobs?page=1&page_size=10']],
    ['/jobs?search=%20sound%20&page=2&nonsense=1', ['/api/jobs?page=2&page_size=10&search=sound']],
    ['/jobs?page=-3', ['/api/jobs?page=1&page_size=10']],
    [`/jobs/${crew}`, [`/api/jobs/${crew}`]],
    ['/freelancers?skill=&page=3', ['/api/freelancers?page=3&page_size=10']],
    [`/profile/${crew}`, [`/api/freelancer/${crew}`]],
  ])('asks at %s for what the page shows [R107]', async (address, asked) => {
    expect(await missing(address)).toEqual(asked);
  });

  it('asks for the company where there is no crew of that name', async () => {
    expect(await missing(`/profile/${crew}`, { [`/api/freelancer/${crew}`]: notThere })).toEqual([
      `/api/recruiter/${crew}`,
    ]);
  });

  it('keeps an id that is not one inside of its path', async () => {
    expect(await missing('/jobs/..%2F..%2Fadmin')).toEqual(['/api/jobs/..%2F..%2Fadmin']);
  });

  it.each(['/dashboard', '/profile', '/nowhere', '/api/jobs'])('does not draw %s', async (address) => {
    await expect(draw({ address, answers: {} })).rejects.toThrow('not a page that is drawn');
  });

  it('leaves the way to the services as it was', async () => {
    const before = globalThis.fetch;
    await missing('/jobs');
    expect(globalThis.fetch).toBe(before);
  });
});
