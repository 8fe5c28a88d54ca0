import { CrewMarket } from './crew-market.js';
import { aKitItem, kitOf } from './kit.js';

describe('kit that has changed by the time of its booking', () => {
  let crew: CrewMarket;
  let kit: ReturnType<typeof kitOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    kit = kitOf(crew);
  });
  afterAll(() => crew.close());

  it('is said to be gone, and not to be out, where its owner has no more or fewer of it [R440]', async () => {
    const item = aKitItem({ count: 2 });
    const person = await kit.ownerOf(item);
    const [one, other] = [await kit.jobOn(['2035-06-12']), await kit.jobOn(['2035-06-14'])];
    const asked = await crew.offer(one.recruiter, one.role, person, kit.hire(item, { count: 2 }));
    const pencil = await crew.pencil(other.recruiter, other.role, person, kit.hire(item, { count: 2 }));
    await kit.owns(person, { ...item, count: 1 });
    const gone = (error: string) => ({ status: 409, body: { code: 'KIT_NOT_FOUND', error } });
    const own = gone('Your profile has no DiGiCo SD12 any more, or fewer of them. Ask the company for another offer.');
    expect(await crew.move(person, asked, 'accept')).toMatchObject(own);
    await kit.owns(person);
    expect(await crew.move(person, asked, 'accept')).toMatchObject(own);
    const theirs = gone('This kit is not on their profile any more. Please choose again.');
    expect(await crew.move(other.recruiter, pencil, 'confirm')).toMatchObject(theirs);
  });

  it('is out of date on no day after the last minute of work [R441]', async () => {
    const item = aKitItem({ pat_until: '2035-06-12' });
    const person = await kit.ownerOf(item);
    const warned = async (starts_at: string | null, ends_at: string | null) => {
      const { recruiter, role } = await kit.jobOn(['2035-06-12']);
      const [call] = role.call_ids;
      const wall = { starts_on: '2035-06-12', starts_at, ends_at };
      expect((await crew.service.as(recruiter).put(`/api/calls/${call}`, wall)).status).toBe(200);
      return (await crew.offer(recruiter, role, person, kit.hire(item))).warnings;
    };
    expect([await warned('16:00', '00:00'), await warned(null, null)]).toEqual([[], []]);
    expect(await warned('16:00', '00:15')).toEqual(['DiGiCo SD12: PAT out of date on the day.']);
  });
});
