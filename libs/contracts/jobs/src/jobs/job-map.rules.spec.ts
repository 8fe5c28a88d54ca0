import fc from 'fast-check';
import { mapZooms } from './job-map.js';
import { cellBoxOf, cellOf, cellsToDegree, latitudeOf, mapBoxOf, mapBoxText, mercatorOf } from './job-map.rules.js';

const kingdom = { west: -8.2, south: 49.9, east: 1.8, north: 60.9 };
const points = fc.record({
  lat: fc.double({ min: 49.9, max: 60.9, noNaN: true }),
  lon: fc.double({ min: -8.2, max: 1.8, noNaN: true }),
  zoom: fc.constantFrom(...mapZooms),
});

describe('what of the map is seen', () => {
  it.each([
    ['-8.2,49.9,1.8,60.9', kingdom],
    ['-180,-85,180,85', { west: -180, south: -85, east: 180, north: 85 }],
    ['0,51,1,52.123456', { west: 0, south: 51, east: 1, north: 52.123456 }],
  ])('is %s', (text, box) => expect(mapBoxOf(text)).toEqual(box));

  it.each([
    '',
    '-8.2,49.9,1.8',
    '-8.2,49.9,1.8,60.9,7',
    'x-8.2,49.9,1.8,60.9',
    '-8.2, 49.9, 1.8, 60.9',
    '-8.2,49.9,1.8,60.1234567',
    '-8.2,49.9,1.8,60.',
    '1.8,49.9,-8.2,60.9',
    '-8.2,60.9,1.8,49.9',
    '1,49.9,1,60.9',
    '-8.2,50,1.8,50',
    '-180.1,49.9,1.8,60.9',
    '-8.2,49.9,180.1,60.9',
    '-8.2,-85.1,1.8,60.9',
    '-8.2,49.9,1.8,85.1',
    '1e2,49.9,1.8,60.9',
  ])('is not %j', (text) => expect(mapBoxOf(text)).toBeNull());

  it('stands in an address to a thousandth of a degree, and is read from there', () => {
    expect(mapBoxText({ west: -8.20049, south: 49.9, east: 1.80051, north: 60 })).toBe('-8.2,49.9,1.801,60');
    expect(mapBoxOf(mapBoxText(kingdom))).toEqual(kingdom);
  });
});

describe('the grid of the map', () => {
  it('is Mercator’s: as wide as it is high, the pole left out', () => {
    expect(mercatorOf(0)).toBeCloseTo(0, 9);
    expect(mercatorOf(85.051_129)).toBeCloseTo(180, 4);
    expect(mercatorOf(-85.051_129)).toBeCloseTo(-180, 4);
    expect(mercatorOf(60)).toBeCloseTo(75.456, 3);
  });

  it('has a square of one degree at the first zoom, and twice as many to a degree at each next', () => {
    expect(mapZooms.map(cellsToDegree)).toEqual([1, 2, 4, 8, 16, 32]);
    expect([cellOf(0.5, -1.5, 1), cellOf(0.5, -1.5, 2), cellOf(60, 0, 1)]).toEqual(['-2:0', '-3:1', '0:75']);
  });

  it('leads from a latitude and back', () => {
    fc.assert(
      fc.property(fc.double({ min: -85, max: 85, noNaN: true }), (lat) => {
        expect(latitudeOf(mercatorOf(lat))).toBeCloseTo(lat, 6);
      }),
    );
  });

  it('has each point in its square, and beside a square the next one', () => {
    fc.assert(
      fc.property(points, ({ lat, lon, zoom }) => {
        const cell = cellOf(lat, lon, zoom);
        const { west, east, south, north } = cellBoxOf(cell, zoom);
        expect(lon >= west && lon < east).toBe(true);
        expect(lat > south - 1e-9 && lat < north + 1e-9).toBe(true);
        const [x = 0, y = 0] = cell.split(':').map(Number);
        expect(cellBoxOf(`${x + 1}:${y}`, zoom).west).toBe(east);
        expect(cellBoxOf(`${x}:${y + 1}`, zoom).south).toBe(north);
        expect(east - west).toBeCloseTo(1 / cellsToDegree(zoom), 9);
      }),
    );
  });
});
