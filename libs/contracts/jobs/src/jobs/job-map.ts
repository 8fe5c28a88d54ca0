import type { JobSearch } from './job.js';

/** From the whole kingdom, each twice as near as the one before. */
export const mapZooms = [1, 2, 3, 4, 5, 6] as const;
export type MapZoom = (typeof mapZooms)[number];

/** In degrees. */
export interface MapBox {
  west: number;
  south: number;
  east: number;
  north: number;
}

export interface JobMapQuery extends JobSearch {
  /** What of the map is seen: `west,south,east,north` in degrees. */
  box: string;
  zoom: MapZoom;
}

/** Jobs of one square of the grid, shown at the town that most of them are in. */
export interface MapCluster {
  /** The square, by which a job of the list names it. */
  cell: string;
  lat: number;
  lon: number;
  /** Null where the town's name is not known. */
  place: string | null;
  count: number;
}

export interface JobMap {
  /** From north to south. */
  clusters: MapCluster[];
  /** Of all that the search finds, those whose place names no town. */
  unplaced: number;
}
