import type { TownPoint } from './place-point.rules.js';
import { findTown, type PlaceIndex } from './place-search.rules.js';
import type { Place } from './place.js';
import { postTownOf } from './postcode-areas.js';

/** The nine regions of England and the three other nations, as a sentence says them: 'in the North West'. */
export const ukRegions = [
  'London',
  'the South East',
  'the South West',
  'the East of England',
  'the East Midlands',
  'the West Midlands',
  'Yorkshire and the Humber',
  'the North West',
  'the North East',
  'Scotland',
  'Wales',
  'Northern Ireland',
] as const;
export type UkRegion = (typeof ukRegions)[number];

/** Post towns of England outside London, by the region in which the town itself stands. */
const postTowns: Partial<Record<UkRegion, string>> = {
  'the South East': 'BN CT DA GU ME MK OX PO RG RH SL SO TN',
  'the South West': 'BA BH BS DT EX GL PL SN SP TA TQ TR',
  'the East of England': 'AL CB CM CO HP IP LU NR PE SG SS WD',
  'the East Midlands': 'DE LE LN NG NN',
  'the West Midlands': 'B CV DY HR ST SY TF WR WS WV',
  'Yorkshire and the Humber': 'BD DN HD HG HU HX LS S WF YO',
  'the North West': 'BB BL CA CH CW FY L LA M OL PR SK WA WN',
  'the North East': 'DH DL NE SR TS',
};
const nations = new Set<string>(['Scotland', 'Wales', 'Northern Ireland']);
const isNation = (name: string): name is UkRegion => nations.has(name);

interface Around {
  towns: (TownPoint & { place: Place })[];
  centres: (TownPoint & { region: UkRegion })[];
}

const around = new WeakMap<PlaceIndex, Around>();

function aroundOf(index: PlaceIndex): Around {
  const known = around.get(index);
  if (known) return known;
  const towns = index.places.map((place) => ({ ...pointOf(place), place }));
  const centres = Object.entries(postTowns).flatMap(([region, codes]) =>
    codes.split(' ').flatMap((code) => {
      const town = findTown(index.places, postTownOf(code) ?? '');
      return town ? [{ ...pointOf(town), region: region as UkRegion }] : [];
    }),
  );
  const found = { towns, centres };
  around.set(index, found);
  return found;
}

const pointOf = ({ lat, lon }: Place): TownPoint => ({ lat: Number(lat), lon: Number(lon) });

/** Enough to tell which is nearer: a degree of longitude is shorter up here than one of latitude. */
function apart(one: TownPoint, other: TownPoint): number {
  const wide = (one.lon - other.lon) * Math.cos((one.lat * Math.PI) / 180);
  return (one.lat - other.lat) ** 2 + wide ** 2;
}

function nearest<T extends TownPoint>(all: readonly T[], point: TownPoint): T | undefined {
  let [best, least]: [T | undefined, number] = [undefined, Infinity];
  for (const one of all) {
    const far = apart(point, one);
    if (far < least) [best, least] = [one, far];
  }
  return best;
}

/**
 * The region of a point: of the town that is nearest to it the nation, London if its county is Greater London, and else
 * the region of the nearest post town.
 */
export function regionOf(index: PlaceIndex, point: TownPoint): UkRegion | null {
  const { towns, centres } = aroundOf(index);
  const place = nearest(towns, point)?.place;
  if (!place) return null;
  if (isNation(place.nation)) return place.nation;
  if (place.county === 'Greater London') return 'London';
  return nearest(centres, point)?.region ?? null;
}
