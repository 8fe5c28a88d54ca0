import fc from 'fast-check';
import { boxAround, isWithinSql, milesSql } from './great-circle.rules.js';
import type { TownPoint } from './place-point.rules.js';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const EARTH_RADIUS_MILES = 3958.75;

/** By the law of cosines, which the queries do not use. */
function milesBetween(one: TownPoint, other: TownPoint): number {
  const [a, b] = [radians(one.lat), radians(other.lat)];
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(radians(one.lon - other.lon));
  return EARTH_RADIUS_MILES * Math.acos(Math.min(1, cosine));
}

const leeds = { lat: 53.8, lon: -1.55 };
const inTheKingdom = fc.record({
  lat: fc.double({ min: 49.9, max: 60.9, noNaN: true }),
  lon: fc.double({ min: -8.2, max: 1.8, noNaN: true }),
});

describe('the box around a point', () => {
  it('has the point in its middle and reaches so many miles each way', () => {
    const { south, north, west, east } = boxAround(leeds, 69);
    expect([south, north]).toEqual([52.8, 54.8]);
    expect((west + east) / 2).toBeCloseTo(leeds.lon, 9);
    expect(milesBetween({ lat: north, lon: west }, { lat: north, lon: leeds.lon })).toBeCloseTo(69, 0);
  });

  it('holds all that is within those miles', () => {
    const miles = fc.integer({ min: 1, max: 200 });
    fc.assert(
      fc.property(inTheKingdom, inTheKingdom, miles, (point, other, within) => {
        if (milesBetween(point, other) > within * 0.99) return;
        const { south, north, west, east } = boxAround(point, within);
        expect(other.lat >= south && other.lat <= north && other.lon >= west && other.lon <= east).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('is as wide south of the equator as north of it, and has edges at a pole', () => {
    const [north, south] = [boxAround({ lat: 40, lon: 0 }, 100), boxAround({ lat: -40, lon: 0 }, 100)];
    expect([south.west, south.east]).toEqual([north.west, north.east]);
    const pole = boxAround({ lat: 90, lon: 0 }, 69);
    expect(pole.east).toBeCloseTo(57.3, 1);
  });
});

describe('the distance as SQL', () => {
  it('is of two columns or of two parameters', () => {
    const sql = milesSql({ lat: 'j.lat', lon: 'j.lon' }, { lat: '$1', lon: '$2' });
    expect(sql).toContain('sin(radians(j.lat - $1) / 2)');
    expect(sql).toContain('sin(radians(j.lon - $2) / 2)');
    expect(sql).toContain('cos(radians($1)) * cos(radians(j.lat))');
  });

  it('looks into the box first and measures then, all numbers being parameters', () => {
    const bound: unknown[] = [];
    const sql = isWithinSql(leeds, 10, (value) => `$${bound.push(value)}`);
    const { west, south, east, north } = boxAround(leeds, 10);
    expect(bound).toEqual([west, south, east, north, leeds.lat, leeds.lon, 10]);
    const [box, distance] = sql.split(' AND ');
    expect(box).toBe(
      'point(lon, lat) <@ box(point($1::double precision, $2::double precision), point($3::double precision, $4::double precision))',
    );
    expect(distance).toBe(`${milesSql({ lat: 'lat', lon: 'lon' }, { lat: '$5', lon: '$6' })} <= $7`);
  });
});
