import { countyName } from './county-name.rules.js';
import { presentPlace, presentPostcode } from './place.presenter.js';
import { foldPlace, findTown, indexPlaces, matchPlaces, type PlaceFacts } from './place-search.rules.js';

const fact = (name: string, county: string, nation = 'England'): PlaceFacts => ({
  name,
  county,
  nation,
  lat: '53.1',
  lon: '-1.2',
});

const index = indexPlaces([
  fact('Leeming Bar', 'North Yorkshire'),
  fact('Leeds', 'Kent'),
  fact('Leeds', 'Leeds'),
  fact('North Leeds', 'Somewhere'),
  fact('Newport', 'Isle of Wight'),
  fact('Newport', 'Newport', 'Wales'),
  fact('Newport Pagnell', 'Milton Keynes'),
  fact('St. Albans', 'Hertfordshire'),
  fact("King's Lynn", 'Norfolk'),
  fact('Upper Tooting', 'Greater London'),
  fact('Whitby', 'North Yorkshire'),
]);
const found = (query: string, limit = 8): string[] =>
  matchPlaces(index, query, limit).map((place) => presentPlace(place).display_name);

describe('the search for places', () => {
  it('puts the name before its beginnings, and centres first [R096]', () => {
    expect(found('leeds')).toEqual(['Leeds, England', 'Leeds, Kent, England', 'North Leeds, Somewhere, England']);
    expect(found('lee')).toEqual([
      'Leeds, England',
      'Leeds, Kent, England',
      'Leeming Bar, North Yorkshire, England',
      'North Leeds, Somewhere, England',
    ]);
    expect(found('newport')).toEqual([
      'Newport, Wales',
      'Newport, Isle of Wight, England',
      'Newport Pagnell, Milton Keynes, England',
    ]);
  });

  it.each([
    ['NEWPORT, isle of', 'Newport, Isle of Wight, England'],
    ['saint albans', 'St. Albans, Hertfordshire, England'],
    ['st albans', 'St. Albans, Hertfordshire, England'],
    ['kings lynn', "King's Lynn, Norfolk, England"],
    ['King’s Lynn', "King's Lynn, Norfolk, England"],
    ['toot', 'Upper Tooting, Greater London, England'],
    ['ewport P', 'Newport Pagnell, Milton Keynes, England'],
    ['Whítby', 'Whitby, North Yorkshire, England'],
  ])('finds %j [R096]', (query, name) => {
    expect(found(query)[0]).toBe(name);
  });

  it('finds by county last, and not by a piece of one', () => {
    expect(found('north york')).toEqual(['Whitby, North Yorkshire, England', 'Leeming Bar, North Yorkshire, England']);
    expect(found('shire')).toEqual([]);
  });

  it.each(['zzz', '...', '%', '.*', '(', '\\', '東京都'])('finds nothing for %j', (query) => {
    expect(found(query)).toEqual([]);
  });

  it('puts the name itself before a centre that only begins with it', () => {
    const few = indexPlaces([
      fact('Bathgate', 'Bathgate'),
      fact('Bath', 'Somewhere'),
      fact('Upper Bath', 'Upper Bath'),
    ]);
    expect(matchPlaces(few, 'bath', 8).map(({ name }) => name)).toEqual(['Bath', 'Bathgate', 'Upper Bath']);
  });

  it('puts equals in the order of the alphabet, however they were listed', () => {
    const names = ['Whitby', 'Wigton', 'Wooler', 'Walton'];
    for (const listed of [names, names.toReversed()]) {
      const few = indexPlaces(listed.map((name) => fact(name, 'Somewhere')));
      expect(matchPlaces(few, 'w', 8).map(({ name }) => name)).toEqual(['Walton', 'Whitby', 'Wigton', 'Wooler']);
    }
  });

  it('finds a place without a county by its nation', () => {
    const few = indexPlaces([fact('Lerwick', '', 'Scotland')]);
    expect(matchPlaces(few, 'lerwick scot', 8)).toHaveLength(1);
  });

  it('takes for centres the towns that counties and postcodes are named after, and no namesake of them', () => {
    const centres = indexPlaces([
      fact('Rochester', 'Northumberland'),
      fact('Rochester', 'Medway'),
      fact('Doncaster', 'South Yorkshire'),
      fact('Cornwall', 'Cornwall'),
      fact('Whitby', 'North Yorkshire'),
    ]).places.filter(({ isCentre }) => isCentre);
    expect(centres.map(({ name, county }) => `${name}, ${county}`)).toEqual([
      'Rochester, Medway',
      'Doncaster, South Yorkshire',
      'Cornwall, Cornwall',
    ]);
  });

  it('answers no more than asked for', () => {
    expect(found('e', 3)).toHaveLength(3);
  });

  it('puts a postcode at the centre of its area [R096]', () => {
    const newport = findTown(index.places, 'Newport, Newport');
    expect(newport && presentPostcode('NP20 1AA', newport)).toEqual({
      display_name: 'NP20 1AA, Newport, Wales',
      name: 'NP20 1AA',
      address: { county: 'Newport', city: 'Newport', postcode: 'NP20 1AA' },
      lat: '53.1',
      lon: '-1.2',
    });
  });

  it('folds what people leave out', () => {
    expect(foldPlace("  St. Ann's–on  Sea ")).toBe('st anns on sea');
  });
});

describe('names of counties', () => {
  it.each([
    ['City and Borough of Leeds', 'Leeds'],
    ['City and County of Swansea', 'Swansea'],
    ['Royal Borough of Windsor and Maidenhead', 'Windsor and Maidenhead'],
    ['City of York', 'York'],
    ['Glasgow City', 'Glasgow'],
    ['Merthyr Tydfil County Borough', 'Merthyr Tydfil'],
    ['Bridgend county borough', 'Bridgend'],
    ['Bournemouth, Christchurch and Poole Council', 'Bournemouth, Christchurch and Poole'],
    ['Sir Powys', 'Powys'],
    ['County Durham', 'County Durham'],
    ['Isle of Wight', 'Isle of Wight'],
    ['Borough of Telford', 'Telford'],
    ['Derry City and Strabane', 'Derry City and Strabane'],
    ['London Borough of Camden', 'London Borough of Camden'],
  ])('%j is %j', (style, name) => {
    expect(countyName(style)).toBe(name);
  });
});
