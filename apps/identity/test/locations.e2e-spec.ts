import type { LocationSuggestion } from '@crewcall/contracts-identity';
import { Identity } from './identity.js';

const invalid = 'Please type at least 3 letters of a UK town, city or postcode.';

describe('the search for locations', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await Identity.start();
  });
  afterAll(() => identity.stop());

  const search = (query: string) => identity.anonymous.get<LocationSuggestion[]>(`/api/locations/search${query}`);

  it('answers any caller with places of the United Kingdom [R096]', async () => {
    const { status, body, headers } = await search('?query=newport');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(body).toHaveLength(8);
    expect(body[0]).toEqual({
      display_name: 'Newport, Wales',
      name: 'Newport',
      address: { county: 'Newport', city: 'Newport' },
      lat: '51.58774',
      lon: '-2.99835',
    });
    expect(body.map(({ display_name: name }) => name)).toContain('Newport, Isle of Wight, England');
  });

  it.each([
    ['?query=leed', 'Leeds'],
    ['?query=%20%20LEEDS%20%20', 'Leeds'],
    ['?query=ls1%204ap', 'LS1 4AP'],
    ['?query=St%20Alb', 'St Albans'],
  ])('finds %s [R095]', async (query, name) => {
    expect((await search(query)).body[0]?.name).toBe(name);
  });

  it.each(['?query=qqqq', "?query='%20OR%201=1", '?query=%25%25%25', '?query=%5C%5C%5C', '?query=%E2%80%AEsdeeL'])(
    'finds nothing for %s [R099]',
    async (query) => {
      expect(await search(query)).toMatchObject({ status: 200, body: [] });
    },
  );

  it.each([
    '',
    '?query=',
    '?query=L',
    '?query=Le',
    '?query=%20%20Le%20%20',
    '?query=Lee%00ds',
    '?query=Lee%0Ads',
    '?query=Leeds&query=York',
    `?query=${'x'.repeat(101)}`,
  ])('refuses %s and lets no cache keep the error [R100]', async (query) => {
    const answer = await identity.anonymous.get(`/api/locations/search${query}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED', error: invalid } });
    expect(answer.headers.get('cache-control') ?? '').not.toContain('public');
  });

  it.each(['query[]=Leeds', 'query[a]=Leeds', 'query=Leeds&limit=5000'])(
    'refuses ?%s, which is nothing it was asked for',
    async (query) => {
      const answer = await identity.anonymous.get(`/api/locations/search?${query}`);
      expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    },
  );

  it('refuses a megabyte of text and goes on', async () => {
    const { status } = await identity.anonymous.get(`/api/locations/search?query=${'x'.repeat(1_000_000)}`);
    expect([400, 414, 431]).toContain(status);
    expect((await search('?query=leeds')).status).toBe(200);
  });

  it('takes no other method', async () => {
    expect((await identity.anonymous.post('/api/locations/search?query=leeds', {})).status).toBe(404);
  });

  it('answers people who come all at once [R095]', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => search(`?query=${n % 2 ? 'man' : 'lon'}`)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body[0]?.name}`))).toEqual(
      new Set(['200 Manchester', '200 London']),
    );
  });
});
