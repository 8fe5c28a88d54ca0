/** The parts of an address that are known of a place; of city, town and village at most one. */
export interface LocationAddress {
  county?: string;
  postcode?: string;
  city?: string;
  town?: string;
  village?: string;
}

/** A place in the United Kingdom. Coordinates are decimal degrees, as text so that no digit is lost. */
export interface LocationSuggestion {
  /** The whole of it: 'Shipley, Bradford, England'. */
  display_name: string;
  name: string;
  address: LocationAddress;
  lat: string;
  lon: string;
}

export interface LocationSearchQuery {
  query: string;
}

/** What a field holds once the place is chosen: enough to tell two Newports apart, and no more. */
export function locationTextOf({ name, address }: LocationSuggestion): string {
  const { postcode, county } = address;
  const settlement = address.city ?? address.town ?? address.village;
  if (postcode && postcode === name) return [settlement, postcode].filter(Boolean).join(', ');
  return county && county !== name ? `${name}, ${county}` : name;
}

/** What a list is filtered by: the settlement alone, because people write the rest of an address in many ways. */
export function locationTermOf({ name, address }: LocationSuggestion): string {
  const settlement = address.city ?? address.town ?? address.village;
  return address.postcode === name ? (settlement ?? name) : name;
}
