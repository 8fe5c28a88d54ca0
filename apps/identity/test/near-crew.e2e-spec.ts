import type { CrewDirectoryItem } from '@crewcall/contracts-identity';
import { CrewPlaces } from '../src/freelancers/crew-places.service.js';
import { Identity } from './identity.js';

const towns: [name: string, location: string | null][] = [
  ['Amy', 'Manchester'],
  ['Ben', 'Liverpool, England'],
  ['Cat', 'Leeds, West Yorkshire'],
  ['Dev', 'London, England'],
  ['Eve', null],
];

describe('crew near a place', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await Identity.start();
    for (const [first_name, location] of towns) {
      const { client } = await identity.hasPerson();
      await client.post('/api/freelancer', { first_name, location });
    }
  });
  afterAll(() => identity.stop());

  const list = (query: string) => identity.anonymous.get<CrewDirectoryItem[]>(`/api/freelancers?${query}`);
  const names = async (query: string): Promise<string[]> =>
    (await list(query)).body.map(({ first_name }) => first_name ?? '').sort();

  it('keeps to those within so many miles, the nearest first, and says how far each is [R488] [R491]', async () => {
    const { body, headers } = await list('near=Manchester&order=nearest');
    expect(body.map(({ first_name, miles }) => [first_name, miles])).toEqual([
      ['Amy', 0],
      ['Ben', 31],
      ['Cat', 36],
      ['Dev', 163],
      ['Eve', null],
    ]);
    expect(headers.get('x-total-count')).toBe('5');
    expect(JSON.stringify(body)).not.toMatch(/"(lat|lon|placed_as)"/);
    expect(await names('near=M3%204LQ&within=50')).toEqual(['Amy', 'Ben', 'Cat']);
    expect((await list('near=Manchester&within=50')).headers.get('x-total-count')).toBe('3');
    expect(await names('near=Manchester&within=50&location=leeds')).toEqual(['Cat']);
    expect((await list('near=Manchester&order=nearest&page_size=2&page=2')).body.map(({ miles }) => miles)).toEqual([
      36, 163,
    ]);
    expect((await list('location=Leeds')).body[0]).not.toHaveProperty('miles');
  });

  it.each([
    ['near=Nowhereville', 'We do not know this place. Please give a UK town or postcode.'],
    ['near=Leeds&within=7', 'Please choose 5, 10, 25, 50 or 100 miles.'],
    ['within=10', 'Please say near which town or postcode.'],
    ['order=nearest', 'Please say near which town or postcode.'],
  ])('refuses %s [R488]', async (query, message) => {
    const { status, body } = await list(query);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: message });
  });

  it('counts exactly while a person moves from town to town [R488]', async () => {
    const total = async (): Promise<string | null> =>
      (await list('near=Glasgow&within=10&page_size=1')).headers.get('x-total-count');
    expect(await total()).toBe('0');
    const { client, user } = await identity.hasPerson();
    await client.post('/api/freelancer', { first_name: 'Fay', location: 'Glasgow' });
    expect(await total()).toBe('1');
    await client.put(`/api/freelancer/${user.id}`, { location: 'Dundee' });
    expect(await total()).toBe('0');
  });

  it('finds the points of those who were listed before there were any [R487]', async () => {
    await identity.service.rows('UPDATE crew_entries SET lat = NULL, lon = NULL, placed_as = NULL');
    expect(await names('near=Leeds&within=5')).toEqual([]);
    await identity.service.get(CrewPlaces).placeAll();
    expect(await names('near=Leeds&within=5')).toEqual(['Cat']);
  });

  it('says how far they are who are free on a day [R488]', async () => {
    const { client } = await identity.hasPerson({ role: 'recruiter' });
    const on = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    const { body } = await client.get<CrewDirectoryItem[]>(`/api/freelancers?near=Leeds&within=5&on=${on}`);
    expect(body.map(({ first_name, miles }) => [first_name, miles])).toEqual([['Cat', 0]]);
  });
});
