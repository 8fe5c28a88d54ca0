import { type LocationAddress, locationLimits, type LocationSuggestion } from '@crewcall/contracts-identity';

const LONGEST_TEXT = 300;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textIn = (fields: Fields, name: string): string | undefined => {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value.slice(0, LONGEST_TEXT) : undefined;
};

const isCoordinate = (text: string | undefined): text is string =>
  text !== undefined && /^-?\d{1,3}(?:\.\d+)?$/.test(text);

function addressIn(fields: Fields): LocationAddress {
  const names = ['county', 'postcode', 'city', 'town', 'village'] as const;
  const known = names.flatMap((name) => {
    const text = textIn(fields, name);
    return text ? [[name, text]] : [];
  });
  return Object.fromEntries(known) as LocationAddress;
}

function suggestionIn(fields: Fields): LocationSuggestion | null {
  const displayName = textIn(fields, 'display_name');
  const [lat, lon] = [textIn(fields, 'lat'), textIn(fields, 'lon')];
  if (!displayName || !isCoordinate(lat) || !isCoordinate(lon)) return null;
  const address = isFields(fields['address']) ? addressIn(fields['address']) : {};
  const [firstPart = displayName] = displayName.split(', ');
  return { display_name: displayName, name: textIn(fields, 'name') ?? firstPart, address, lat, lon };
}

/** What Nominatim answered, as suggestions; null when it is not an answer of Nominatim. Incomplete places are left out. */
export function presentNominatim(answer: unknown): LocationSuggestion[] | null {
  if (!Array.isArray(answer)) return null;
  const places = (answer as unknown[]).slice(0, locationLimits.suggestions);
  return places.flatMap((place) => (isFields(place) ? (suggestionIn(place) ?? []) : []));
}
