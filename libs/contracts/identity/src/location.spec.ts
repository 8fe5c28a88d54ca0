import {
  locationQueryProblem,
  locationTermOf,
  locationTextOf,
  locationTexts,
  outwardCodeOf,
  postcodeOf,
  postcodeProblem,
} from './index.js';

describe('postcodes', () => {
  it.each([
    ['ls14ap', 'LS1 4AP'],
    [' EC1A  1BB ', 'EC1A 1BB'],
    ['W1A 0AX', 'W1A 0AX'],
    ['m1 1ae', 'M1 1AE'],
    ['DN55 1PT', 'DN55 1PT'],
    ['gir 0aa', 'GIR 0AA'],
    ['BT1 5GS', 'BT1 5GS'],
    ['gir0aa', 'GIR 0AA'],
    ['at LS1 4AP', null],
    ['LS1 4AP, Leeds', null],
    ['QS1 4AP', null],
    ['LS1 4CP', null],
    ['LS1 44P', null],
    ['LS1', null],
    ['Leeds', null],
  ])('%j is read as %j [R098]', (text, postcode) => {
    expect(postcodeOf(text)).toBe(postcode);
  });

  it.each(['LS1 4', 'LS1 44P', 'ZZ99', 'LS1 4A', 'SW1A 1AC', 'E1 6AI'])('%j is told to be wrong [R098]', (text) => {
    expect(postcodeProblem(text)).toBe('Please enter a valid UK postcode');
  });

  it.each([
    '',
    'Leeds',
    'LS1',
    'ec1a',
    'LS1 4AP',
    'Hall 5',
    '12 High Street',
    'O2 Arena, London',
    'E17 Studios, London',
  ])('%j is nothing that a postcode rule has to judge [R098]', (text) => {
    expect(postcodeProblem(text)).toBeNull();
  });

  it('judges hostile input at once [S47]', () => {
    const started = Date.now();
    for (const text of ['A'.repeat(200_000), `A1${' '.repeat(200_000)}!`]) postcodeProblem(text);
    expect(Date.now() - started).toBeLessThan(1000);
  });
});

describe('the first half of a postcode', () => {
  it.each([
    ['ls1', 'LS1'],
    [' ec1a ', 'EC1A'],
    ['M1', 'M1'],
    ['SW1', 'SW1'],
    ['LS1 4AP', null],
    ['xLS1', null],
    ['QS1', null],
    ['LS', null],
    ['Leeds', null],
    ['', null],
  ])('of %j is %j', (text, code) => expect(outwardCodeOf(text)).toBe(code));
});

describe('what may be searched for', () => {
  it.each([undefined, null, 7, ['Leeds'], '', 'Le', '  Le  ', 'Lee\u0000ds', 'Lee\nds', 'x'.repeat(101)])(
    'refuses %j [R095] [R100]',
    (value) => {
      expect(locationQueryProblem(value)).toBe(locationTexts.invalidQuery);
    },
  );

  it.each(['Lee', ' Leeds ', 'Bury St Edmunds', 'x'.repeat(100)])('takes %j [R095]', (value) => {
    expect(locationQueryProblem(value)).toBeNull();
  });

  it('speaks in the documented words [R099] [R100]', () => {
    expect(locationTexts.noMatch).toBe('Location not found. Please check spelling or try a different format');
    expect(locationTexts.unavailable).toBe('Location service unavailable. You can still enter manually.');
  });
});

describe('what a chosen place becomes', () => {
  const at = { display_name: 'x', lat: '1', lon: '2' };
  const newport = { ...at, name: 'Newport', address: { county: 'Isle of Wight', town: 'Newport' } };
  const leeds = { ...at, name: 'Leeds', address: { county: 'Leeds', city: 'Leeds' } };
  const postcode = { ...at, name: 'LS1 4AP', address: { county: 'Leeds', city: 'Leeds', postcode: 'LS1 4AP' } };

  it('tells places of one name apart in a form [R096]', () => {
    expect([newport, leeds, postcode].map(locationTextOf)).toEqual([
      'Newport, Isle of Wight',
      'Leeds',
      'Leeds, LS1 4AP',
    ]);
  });

  it('keeps to the settlement in a filter [R108]', () => {
    expect([newport, leeds, postcode].map(locationTermOf)).toEqual(['Newport', 'Leeds', 'Leeds']);
  });
});
