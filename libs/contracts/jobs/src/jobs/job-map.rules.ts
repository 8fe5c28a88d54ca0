import type { MapBox } from './job-map.js';

export const mapTexts = { box: 'Please give the map as west, south, east and north in degrees.' } as const;

const number = String.raw`-?\d{1,3}(?:\.\d{1,6})?`;
const boxPattern = new RegExp(`^${number},${number},${number},${number}$`);

/** Null for a text that is no box. */
export function mapBoxOf(text: string): MapBox | null {
  if (!boxPattern.test(text)) return null;
  const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number);
  const isWhole = west < east && south < north && west >= -180 && east <= 180 && south >= -85 && north <= 85;
  return isWhole ? { west, south, east, north } : null;
}

/** As it stands in an address: to about a hundred metres. */
export const mapBoxText = ({ west, south, east, north }: MapBox): string =>
  [west, south, east, north].map((edge) => String(Math.round(edge * 1000) / 1000)).join();

/** How far north a latitude is on Mercator's map, in degrees of its equator. */
export const mercatorOf = (lat: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;

/** Squares of the grid to a degree: one is 32 pixels wide where a degree is at the first zoom. */
export const cellsToDegree = (zoom: number): number => 2 ** (zoom - 1);

/** The square of the grid that a point is in. */
export const cellOf = (lat: number, lon: number, zoom: number): string =>
  `${Math.floor(lon * cellsToDegree(zoom))}:${Math.floor(mercatorOf(lat) * cellsToDegree(zoom))}`;

/** How far north on Mercator's map a degree of it is. */
export const latitudeOf = (north: number): number =>
  (Math.atan(Math.exp((north * Math.PI) / 180)) * 360) / Math.PI - 90;

/** What lies in a square. */
export function cellBoxOf(cell: string, zoom: number): MapBox {
  const [x = 0, y = 0] = cell.split(':').map((edge) => Number(edge));
  const size = 1 / cellsToDegree(zoom);
  return { west: x * size, east: (x + 1) * size, south: latitudeOf(y * size), north: latitudeOf((y + 1) * size) };
}
