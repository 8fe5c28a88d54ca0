import { outwardCodeOf } from '@crewcall/contracts-identity';
import type { Place } from './place.js';
import { findTown, foldPlace, type PlaceIndex } from './place-search.rules.js';
import { postTownOf } from './postcode-areas.js';

/** The middle of a town, in degrees. */
export interface TownPoint {
  lat: number;
  lon: number;
}

const postcode = /\b([A-Z]{1,2}\d[A-Z\d]?)(?:\s?\d[A-Z]{2})?\b/i;
/** Nations are no towns, though hamlets are called like them. */
const nations = new Set(['england', 'scotland', 'wales', 'northern ireland', 'uk', 'united kingdom', 'great britain']);
const within = /^(?:central|inner|greater|city of|city centre|north|east|south|west) /;

const named = new WeakMap<PlaceIndex, Map<string, Place>>();

/** By every way of saying it: its name, with its county, with its nation, with both. The better known comes first. */
function namesOf(index: PlaceIndex): Map<string, Place> {
  const known = named.get(index);
  if (known) return known;
  const names = new Map<string, Place>();
  for (const place of index.places) {
    const name = foldPlace(place.name);
    for (const key of [name, `${name} ${foldPlace(place.county)}`, `${name} ${foldPlace(place.nation)}`, place.label]) {
      if (place.isCentre || !names.has(key)) names.set(key, place);
    }
  }
  named.set(index, names);
  return names;
}

/** What of a text may name a town, the most exact first: all that follows a comma, then each part, the last one first. */
function* namesIn(text: string): Generator<string> {
  const parts = text.replace(postcode, '').split(/[,(/]/).map(foldPlace).filter(Boolean);
  for (let from = 0; from < parts.length; from += 1) yield parts.slice(from).join(' ');
  parts.reverse();
  yield* parts;
  for (const part of parts) yield part.replace(within, '');
}

/** The town that a text names, by its name or else its postcode; null for one that names none. */
export function pointOfText(index: PlaceIndex, text: string): TownPoint | null {
  const names = namesOf(index);
  for (const name of namesIn(text)) {
    const place = nations.has(name) ? undefined : names.get(name);
    if (place) return pointOf(place);
  }
  const code = outwardCodeOf(postcode.exec(text)?.[1] ?? '');
  const town = code && findTown(index.places, postTownOf(code) ?? '');
  return town ? pointOf(town) : null;
}

const pointOf = ({ lat, lon }: Place): TownPoint => ({ lat: Number(lat), lon: Number(lon) });
