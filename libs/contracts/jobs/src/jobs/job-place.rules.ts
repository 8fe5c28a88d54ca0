const postcode = /\b([A-Z]{1,2}\d[A-Z\d]?)\s?\d[A-Z]{2}\b/i;
const district = /^[A-Z]{1,2}\d[A-Z\d]?$/i;
const county =
  /shire$|^(county|greater|east|west|north|south) |^(mersey|tyne|tees|wear|humber)side$|^(england|scotland|wales|northern ireland|uk|united kingdom|kent|essex|surrey|devon|cornwall|dorset|somerset|norfolk|suffolk|cumbria|northumberland|rutland|fife|highland|powys|gwynedd|tyne and wear|isle of wight)$/i;

/** 'SE16' of 'Gate 4, Surrey Quays Road, London SE16 7PJ'; null where no whole postcode stands. */
export const districtOf = (text: string): string | null => postcode.exec(text)?.[1]?.toUpperCase() ?? null;

/**
 * Town and postcode district of a place as it was typed: 'Printworks, London SE16 7PJ' → 'London, SE16'. The last part
 * that is no county is taken for the town, so a house or a street before it is never shown.
 */
export function areaOf(place: string): string {
  const parts = place
    .replace(postcode, '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const typed = parts.findLast((part) => district.test(part))?.toUpperCase();
  const named = parts.filter((part) => !district.test(part));
  const town = named.findLast((part) => !county.test(part)) ?? named.at(-1);
  const region = town && named.at(-1) !== town ? named.at(-1) : undefined;
  return [town, region, districtOf(place) ?? typed].filter(Boolean).join(', ');
}
