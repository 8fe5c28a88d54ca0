import { loadPlaces } from './load-places.js';
import { pointOfText } from './place-point.rules.js';
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
