import type { LocationSuggestion } from '@crewcall/contracts-identity';
import type { Place } from './place.js';

const joined = (parts: string[]): string => [...new Set(parts.filter(Boolean))].join(', ');

export function presentPlace({ name, county, nation, lat, lon, isCentre }: Place): LocationSuggestion {
  return {
    display_name: joined([name, county, nation]),
    name,
    address: { ...(county ? { county } : {}), ...(isCentre ? { city: name } : { town: name }) },
    lat,
    lon,
  };
}

/** A postcode, or its first half, stands at the centre of its area: the gazetteer knows nothing closer. */
export function presentPostcode(postcode: string, town: Place): LocationSuggestion {
  const { address, lat, lon } = presentPlace(town);
  const displayName = joined([postcode, town.name, town.county, town.nation]);
  return { display_name: displayName, name: postcode, address: { ...address, postcode }, lat, lon };
}
