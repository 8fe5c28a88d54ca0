import { loadPlaces, pointOfText } from './index.js';
import { indexPlaces } from './place-search.rules.js';

describe('where a text is', () => {
  it.each([
    ['Manchester', 'Manchester'],
    ['manchester, England', 'Manchester'],
    ['Printworks, London SE16 7PJ', 'London'],
    ['London, SE16', 'London'],
    ['Central London', 'London'],
    ['Leeds, West Yorkshire', 'Leeds'],
    ['Gate 4, Arena, Leeds, LS1 4AP', 'Leeds'],
    ['LS1 4AP', 'Leeds'],
    ['M3', 'Manchester'],
    ['Newport, Isle of Wight', 'Newport, Isle of Wight, England'],
  ])('%j is at %j', async (text, town) => {
    const index = await loadPlaces();
    expect(pointOfText(index, text)).not.toBeNull();
    expect(pointOfText(index, text)).toEqual(pointOfText(index, town));
  });

  it.each(['', 'Remote', 'United Kingdom', 'England', 'to be agreed', '%', '東京都'])('%j is nowhere', async (text) => {
    expect(pointOfText(await loadPlaces(), text)).toBeNull();
  });

  it('tells two towns of one name apart by the county', async () => {
    const index = await loadPlaces();
    expect(pointOfText(index, 'Newport')).not.toEqual(pointOfText(index, 'Newport, Isle of Wight'));
  });
});

describe('the town that a text names', () => {
  const at = (text: string): string | null => {
    const index = indexPlaces(
      [
        'Leeds|Kent|England',
        'Leeds|Leeds|England',
        'Newport|Newport|Wales',
        'Newport|Isle of Wight|England',
        'Whitby|North Yorkshire|England',
        'Whitby|Cheshire|England',
        'York|York|England',
        'St. Ives|Cornwall|England',
        'England|Devon|England',
        'Scotland|Lincolnshire|England',
        'Wales|South Yorkshire|England',
        'Northern Ireland|Nowhere|England',
        'UK|Nowhere|England',
        'United Kingdom|Nowhere|England',
        'Great Britain|Nowhere|England',
      ].map((line, n) => {
        const [name = '', county = '', nation = ''] = line.split('|');
        return { name, county, nation, lat: String(n), lon: '-1.5' };
      }),
    );
    const point = pointOfText(index, text);
    const place = point && index.places[point.lat];
    return place ? `${place.name}, ${place.county}` : null;
  };

  it.each([
    ['Leeds', 'Leeds, Leeds'],
    ['Leeds, Kent', 'Leeds, Kent'],
    ['Newport', 'Newport, Newport'],
    ['Newport, England', 'Newport, Isle of Wight'],
    ['Newport, Isle of Wight, England', 'Newport, Isle of Wight'],
    ['Whitby', 'Whitby, North Yorkshire'],
    ['Whitby, Cheshire', 'Whitby, Cheshire'],
    ['Arena (York)', 'York, York'],
    ['Leeds/York', 'York, York'],
    ['Leeds, York, Main Stage', 'York, York'],
    ['ST IVES, cornwall', 'St. Ives, Cornwall'],
    ['York YO1 7HH', 'York, York'],
    ['York YO17HH', 'York, York'],
    ['North York, Gate 4', 'York, York'],
    ['City centre Leeds', 'Leeds, Leeds'],
    ['Stage 2, YO1 7HH', 'York, York'],
    ['Stage 2, LS1', 'Leeds, Leeds'],
    ['York, LS1 4AP', 'York, York'],
  ])('of %j is %j', (text, town) => expect(at(text)).toBe(town));

  it.each(['England', 'Scotland', 'Wales', 'Northern Ireland', 'UK', 'United Kingdom', 'Great Britain', 'North Wales'])(
    'is no hamlet that is called like a nation: %s',
    (nation) => {
      expect(at(nation)).toBeNull();
      expect(at(`York, ${nation}`)).toBe('York, York');
    },
  );

  it.each(['Somewhere north York', 'M3', 'ZZ1 1AA', 'Yorkshire', ', ,'])('is none for %j', (text) => {
    expect(at(text)).toBeNull();
  });
});
