import type { LocationSuggestion } from '@crewcall/contracts-identity';
import { findTown, indexPlaces, postcodeAreas, postTownOf, readGazetteer } from '@crewcall/platform-places';
import { Gazetteer } from './gazetteer.provider.js';

describe('the gazetteer that comes with the product', () => {
  const gazetteer = new Gazetteer();
  const names = async (query: string): Promise<string[]> =>
    (await gazetteer.search(query)).map(({ display_name: name }) => name);

  it('holds more than 4,000 places of the United Kingdom, each somewhere in it [R096]', async () => {
    const places = await readGazetteer();
    expect(places.length).toBeGreaterThan(4000);
    const isOutside = ({ lat, lon }: { lat: string; lon: string }): boolean =>
      !(Number(lat) > 49 && Number(lat) < 61 && Number(lon) > -9 && Number(lon) < 2);
    expect(places.filter((place) => isOutside(place) || !place.nation)).toEqual([]);
    expect(places.filter(({ county }) => !county).length).toBeLessThan(5);
  });

  it('knows the town of every postcode area [R096]', async () => {
    const { places } = indexPlaces(await readGazetteer());
    expect(postcodeAreas.size).toBe(121);
    expect([...postcodeAreas.values()].filter((town) => !findTown(places, town))).toEqual([]);
    expect([postTownOf('EC1A 1BB'), postTownOf('E1 6AN'), postTownOf('LS1')]).toEqual(['London', 'London', 'Leeds']);
  });

  it.each([
    ['lon', 'London, Greater London, England'],
    ['man', 'Manchester, England'],
    ['birm', 'Birmingham, England'],
    ['gla', 'Glasgow, Scotland'],
    ['cardi', 'Cardiff, Wales'],
    ['belf', 'Belfast, Northern Ireland'],
    ['leeds', 'Leeds, England'],
    ['brigh', 'Brighton, Brighton and Hove, England'],
    ['hull', 'Kingston upon Hull, England'],
    ['bury st ed', 'Bury St Edmunds, Suffolk, England'],
    ['shipley', 'Shipley, Bradford, England'],
  ])('suggests for %j first %j [R095] [R096]', async (query, name) => {
    expect((await names(query))[0]).toBe(name);
  });

  it('answers in the documented shape [R096]', async () => {
    const [leeds] = await gazetteer.search('leeds');
    expect(leeds).toEqual<LocationSuggestion>({
      display_name: 'Leeds, England',
      name: 'Leeds',
      address: { county: 'Leeds', city: 'Leeds' },
      lat: '53.79648',
      lon: '-1.54785',
    });
    const [postcode] = await gazetteer.search('ls14ap');
    expect(postcode).toMatchObject({ name: 'LS1 4AP', address: { postcode: 'LS1 4AP', city: 'Leeds' } });
  });

  it('suggests at most eight', async () => {
    expect(await names('new')).toHaveLength(8);
  });

  it('answers any of a thousand searches in a fraction of 20 ms [R095]', async () => {
    const queries = Array.from({ length: 1000 }, (_, n) => `${'abcdefghijklmnopqrstuvwxyz'[n % 26]}e${'rnslt'[n % 5]}`);
    await gazetteer.search('warm');
    const started = performance.now();
    for (const query of queries) await gazetteer.search(query);
    expect((performance.now() - started) / queries.length).toBeLessThan(20);
  });
});
