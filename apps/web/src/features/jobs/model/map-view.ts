import {
  latitudeOf,
  type MapBox,
  mapBoxOf,
  mapBoxText,
  mercatorOf,
  type MapZoom,
  mapZooms,
} from '@crewcall/contracts-jobs';

/** In pixels: what the map shows depends on how much room there is. */
export interface PictureSize {
  width: number;
  height: number;
}

export interface MapView {
  lat: number;
  lon: number;
  zoom: MapZoom;
}

/** A view in the room that there is for it. */
export type SeenMap = MapView & PictureSize;

/** Of the kingdom, with a little sea around it. */
const kingdom = { south: 49.6, north: 61, middle: -3.1 };
const FIRST_ZOOM_PIXELS = 32;
const STEP = 0.25;

/** Pixels to a degree of longitude. */
export const scaleOf = (zoom: number): number => FIRST_ZOOM_PIXELS * 2 ** (zoom - 1);
const inside = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The kingdom in the middle; from its south up where there is too little room for all of it. */
function middleOf(height: number): { lat: number; lon: number } {
  const [south, north] = [mercatorOf(kingdom.south), mercatorOf(kingdom.north)];
  const seen = Math.min(height / FIRST_ZOOM_PIXELS, north - south);
  return { lat: latitudeOf(south + seen / 2), lon: kingdom.middle };
}

/** As it stands in the address; the whole kingdom where nothing does. */
export function viewAt(params: URLSearchParams, { height }: PictureSize): MapView {
  const [lat = Number.NaN, lon = Number.NaN] = (params.get('at') ?? '').split(',').map(Number);
  const zoom = mapZooms.find((each) => String(each) === params.get('zoom')) ?? 1;
  const isKnown = params.has('at') && Number.isFinite(lat) && Number.isFinite(lon);
  return isKnown ? { lat: inside(lat, 49, 61.5), lon: inside(lon, -9, 3), zoom } : { ...middleOf(height), zoom };
}

export const addressOfView = ({ lat, lon, zoom }: MapView): { at: string; zoom: string } => ({
  at: `${Math.round(lat * 1000) / 1000},${Math.round(lon * 1000) / 1000}`,
  zoom: String(zoom),
});

/** Where a point is in the picture. */
export const placeOf = (map: SeenMap, { lat, lon }: { lat: number; lon: number }): { x: number; y: number } => ({
  x: (lon - map.lon) * scaleOf(map.zoom) + map.width / 2,
  y: (mercatorOf(map.lat) - mercatorOf(lat)) * scaleOf(map.zoom) + map.height / 2,
});

/** All that the picture shows. */
export function boxOf({ lat, lon, zoom, width, height }: SeenMap): MapBox {
  const [wide, high] = [width / 2 / scaleOf(zoom), height / 2 / scaleOf(zoom)];
  const north = mercatorOf(lat);
  return { west: lon - wide, east: lon + wide, south: latitudeOf(north - high), north: latitudeOf(north + high) };
}

/** What of the searched area is in the picture, as the service takes it; null where nothing of it is. */
export function boxSeen(map: SeenMap, searched: MapBox | null): string | null {
  const seen = boxOf(map);
  if (!searched) return mapBoxText(seen);
  const text = mapBoxText({
    west: Math.max(seen.west, searched.west),
    south: Math.max(seen.south, searched.south),
    east: Math.min(seen.east, searched.east),
    north: Math.min(seen.north, searched.north),
  });
  return mapBoxOf(text) && text;
}

/** The view after the picture was moved by so many of its pixels. */
export function movedBy(map: SeenMap, x: number, y: number): SeenMap {
  const lon = inside(map.lon + x / scaleOf(map.zoom), -9, 3);
  const lat = inside(latitudeOf(mercatorOf(map.lat) - y / scaleOf(map.zoom)), 49, 61.5);
  return { ...map, lat, lon };
}

const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

export const isMapKey = (key: string): boolean => key in arrows || ['+', '=', '-'].includes(key);

/** What a key makes of a view; null for keys that mean nothing here. */
export function viewAfterKey(map: SeenMap, key: string): MapView | null {
  const step = arrows[key];
  if (step) return movedBy(map, step[0] * map.width, step[1] * map.height);
  if (key === '+' || key === '=') return zoomed(map, 1);
  return key === '-' ? zoomed(map, -1) : null;
}

export const zoomed = <View extends MapView>(view: View, by: number): View => ({
  ...view,
  zoom: mapZooms.find((each) => each === view.zoom + by) ?? view.zoom,
});
