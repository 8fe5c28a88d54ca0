import type { TownPoint } from './place-point.rules.js';

const MILES_A_DEGREE = 69;

/** Miles along the great circle between two points, each given as SQL in degrees, neither of them NULL. */
export const milesSql = (one: { lat: string; lon: string }, other: { lat: string; lon: string }): string =>
  `7917.5 * asin(least(1, sqrt(power(sin(radians(${one.lat} - ${other.lat}) / 2), 2)
    + cos(radians(${other.lat})) * cos(radians(${one.lat})) * power(sin(radians(${one.lon} - ${other.lon}) / 2), 2))))`;

/** In degrees: all that is within so many miles of the point is in it, and little else. */
export interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

export function boxAround({ lat, lon }: TownPoint, miles: number): Box {
  const high = miles / MILES_A_DEGREE;
  const wide = high / Math.cos((Math.min(Math.abs(lat) + high, 89) * Math.PI) / 180);
  return { south: lat - high, north: lat + high, west: lon - wide, east: lon + wide };
}

/** That a row's `lat` and `lon` are within so many miles of the point: by the box, of which there is an index, before the arithmetic. */
export function isWithinSql(point: TownPoint, miles: number, bind: (parameter: unknown) => string): string {
  const { south, north, west, east } = boxAround(point, miles);
  const box = [west, south, east, north].map((edge) => `${bind(edge)}::double precision`);
  const distance = milesSql({ lat: 'lat', lon: 'lon' }, { lat: bind(point.lat), lon: bind(point.lon) });
  return `point(lon, lat) <@ box(point(${box[0]}, ${box[1]}), point(${box[2]}, ${box[3]})) AND ${distance} <= ${bind(miles)}`;
}
