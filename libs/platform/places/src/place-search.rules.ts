import { postcodeAreas } from './postcode-areas.js';
import type { Place } from './place.js';

/** Lower case, without accents and punctuation, so that "St. Ann's" is found as 'st anns'. */
export function foldPlace(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bsaint\b/g, 'st');
}

export type PlaceFacts = Pick<Place, 'name' | 'county' | 'nation' | 'lat' | 'lon'>;

/** All labels in one text, a line each: looking through it is one native call and not thousands. */
export interface PlaceIndex {
  places: readonly Place[];
  text: string;
  /** Where each place's line begins. */
  starts: Uint32Array;
}

/** Adds what the search needs. Centres are the towns that postcodes and counties are named after. */
export function indexPlaces(facts: readonly PlaceFacts[]): PlaceIndex {
  const places = facts.map((fact): Place => {
    const name = foldPlace(fact.name);
    const label = [name, foldPlace(fact.county), foldPlace(fact.nation)].filter(Boolean).join(' ');
    return { ...fact, label, nameLength: name.length, isCentre: fact.name === fact.county };
  });
  const namesakes = new Map<string, Place[]>();
  for (const place of places) {
    const named = namesakes.get(place.name);
    if (named) named.push(place);
    else namesakes.set(place.name, [place]);
  }
  for (const town of new Set(postcodeAreas.values())) {
    const centre = findTown(namesakes.get(townNameOf(town)) ?? [], town);
    if (centre) centre.isCentre = true;
  }
  const starts = new Uint32Array(places.length);
  let length = 0;
  places.forEach(({ label }, n) => {
    starts[n] = length;
    length += label.length + 1;
  });
  return { places, text: places.map(({ label }) => label).join('\n'), starts };
}

const townNameOf = (town: string): string => town.split(', ')[0] ?? '';

/** The place of a name ('York') or of a name and a county ('Newport, Newport'); of several, the county's own town. */
export function findTown(places: readonly Place[], town: string): Place | undefined {
  const name = townNameOf(town);
  const county = town.split(', ')[1];
  const named = places.filter((place) => place.name === name && (county === undefined || place.county === county));
  return named.find((place) => place.county === name) ?? named[0];
}

/** 0 is best: the name itself, how it begins, a later word of it, anywhere in it, its county. Null is no match. */
function rankOf({ label, nameLength }: Place, at: number, length: number): number | null {
  if (at === 0) return nameLength === length ? 0 : 1;
  const beginsWord = label[at - 1] === ' ';
  if (at < nameLength) return beginsWord ? 2 : 3;
  return beginsWord ? 4 : null;
}

function* matchesIn({ places, text, starts }: PlaceIndex, wanted: string): Generator<{ place: Place; rank: number }> {
  let n = 0;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, starts[n] ?? text.length)) {
    while ((starts[n + 1] ?? Infinity) <= at) n += 1;
    const place = places[n];
    const rank = place ? rankOf(place, at - (starts[n] ?? 0), wanted.length) : null;
    if (place && rank !== null) yield { place, rank };
    n += 1;
  }
}

/** The best matches. Of equal ones centres come first, then shorter names, then the alphabet. */
export function matchPlaces(index: PlaceIndex, query: string, limit: number): Place[] {
  const wanted = foldPlace(query);
  if (wanted === '') return [];
  return [...matchesIn(index, wanted)]
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        Number(b.place.isCentre) - Number(a.place.isCentre) ||
        a.place.nameLength - b.place.nameLength ||
        (a.place.label < b.place.label ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ place }) => place);
}
