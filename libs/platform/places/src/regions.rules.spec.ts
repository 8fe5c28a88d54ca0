import { loadPlaces } from './load-places.js';
import { pointOfText } from './place-point.rules.js';
import { indexPlaces } from './place-search.rules.js';
import { postcodeAreas, postTownOf } from './postcode-areas.js';
import { regionOf, ukRegions } from './regions.rules.js';

const regionOfText = async (text: string) => {
  const index = await loadPlaces();
  const point = pointOfText(index, text);
  return point && regionOf(index, point);
};

describe('the region of a place', () => {
  it.each([
    ['Printworks, London SE16 7PJ', 'London'],
    ['Croydon', 'London'],
    ['Epsom', 'the South East'],
    ['Reading', 'the South East'],
    ['Bristol', 'the South West'],
    ['Norwich', 'the East of England'],
    ['Watford', 'the East of England'],
    ['Nottingham', 'the East Midlands'],
    ['Birmingham', 'the West Midlands'],
    ['Leeds', 'Yorkshire and the Humber'],
    ['Manchester', 'the North West'],
    ['Gateshead', 'the North East'],
    ['Wrexham', 'Wales'],
    ['Berwick-Upon-Tweed', 'the North East'],
    ['Edinburgh', 'Scotland'],
    ['Derry', 'Northern Ireland'],
  ])('of %s is %s [R460]', async (text, region) => {
    expect(await regionOfText(text)).toBe(region);
  });

  it('is one of twelve for each area of postcodes, each of them met [R460]', async () => {
    const index = await loadPlaces();
    const met = new Set<string | null>();
    for (const code of postcodeAreas.keys()) {
      const point = pointOfText(index, postTownOf(code)?.replace(',', ' ') ?? '') ?? pointOfText(index, `${code}1 1AA`);
      met.add(point && regionOf(index, point));
    }
    expect([...met].sort()).toEqual([...ukRegions].sort());
  });
});

describe('the region of a point', () => {
  const town = (name: string, lat: number, lon: number, county = name, nation = 'England') => ({
    name,
    county,
    nation,
    lat: String(lat),
    lon: String(lon),
  });
  const north = [town('Leeds', 54, -1), town('Manchester', 53, 0.5)];

  it('is that of the nearest post town, a degree of longitude being shorter than one of latitude', () => {
    const index = indexPlaces(north);
    expect(regionOf(index, { lat: 54, lon: -1 })).toBe('Yorkshire and the Humber');
    expect(regionOf(index, { lat: 53, lon: -1 })).toBe('the North West');
    expect(regionOf(index, { lat: 53.2, lon: -1 })).toBe('Yorkshire and the Humber');
  });

  it('is not that of the nearest town where that is no post town', () => {
    const index = indexPlaces([...north, town('Hebden Bridge', 53.6, -1, 'Calderdale')]);
    expect(regionOf(index, { lat: 53.6, lon: -1 })).toBe('Yorkshire and the Humber');
  });

  it('is a nation outside England, and London within Greater London, whatever lies near', () => {
    const index = indexPlaces([
      ...north,
      town('Gretna', 54.1, -1, 'Dumfries and Galloway', 'Scotland'),
      town('Hay', 54.2, -1, 'Powys', 'Wales'),
      town('Newry', 54.3, -1, 'Down', 'Northern Ireland'),
      town('Romford', 54.4, -1, 'Greater London'),
    ]);
    const regions = [54.1, 54.2, 54.3, 54.4].map((lat) => regionOf(index, { lat, lon: -1 }));
    expect(regions).toEqual(['Scotland', 'Wales', 'Northern Ireland', 'London']);
  });

  it('is not known without places, nor without post towns', () => {
    expect(regionOf(indexPlaces([]), { lat: 53, lon: -1 })).toBeNull();
    expect(regionOf(indexPlaces([town('Hebden Bridge', 53.7, -2, 'Calderdale')]), { lat: 53, lon: -1 })).toBeNull();
  });
});
