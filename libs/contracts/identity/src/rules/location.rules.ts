export const locationLimits = {
  /** Shorter texts are not searched for. */
  minQuery: 3,
  maxQuery: 100,
  /** Most places that are suggested for one text. */
  suggestions: 8,
  debounceMs: 500,
  timeoutMs: 5000,
  /** Answers that a browser keeps. */
  cachedQueries: 100,
} as const;

export const locationTexts = {
  postcode: 'Please enter a valid UK postcode',
  noMatch: 'Location not found. Please check spelling or try a different format',
  unavailable: 'Location service unavailable. You can still enter manually.',
  invalidQuery: 'Please type at least 3 letters of a UK town, city or postcode.',
} as const;

const area = '(?:[A-PR-UWYZ][A-HK-Y]?)';
const district = '(?:[0-9][0-9A-HJKPS-Y]?)';
const unit = '(?:[0-9][ABD-HJLNP-UW-Z]{2})';
const wholePostcode = new RegExp(`^(?:GIR ?0AA|${area}${district} ?${unit})$`, 'i');
const outwardCode = new RegExp(`^${area}${district}$`, 'i');

/** 'ls14ap' → 'LS1 4AP'; null for anything that is not a whole UK postcode. */
export function postcodeOf(text: string): string | null {
  const tidy = text.trim().replace(/\s+/g, ' ');
  if (!wholePostcode.test(tidy)) return null;
  const joined = tidy.replace(' ', '').toUpperCase();
  return `${joined.slice(0, -3)} ${joined.slice(-3)}`;
}

/** 'ls1' → 'LS1': the first half of a postcode, which names a district. */
export function outwardCodeOf(text: string): string | null {
  const tidy = text.trim();
  return outwardCode.test(tidy) ? tidy.toUpperCase() : null;
}

/** Letters, then a digit, in at most eight characters: a user is writing a postcode and not the name of a place. */
const looksLikePostcode = (text: string): boolean => /^[a-z]{1,2}\d[a-z\d]{0,5}$/i.test(text.replace(/\s/g, ''));

/** The text for a postcode that cannot be one; names of places and half postcodes are none of its business. */
export function postcodeProblem(text: string): string | null {
  const isFine = !looksLikePostcode(text.trim()) || postcodeOf(text) !== null || outwardCodeOf(text) !== null;
  return isFine ? null : locationTexts.postcode;
}

/** The text for what cannot be searched for, or null. */
export function locationQueryProblem(value: unknown): string | null {
  if (typeof value !== 'string' || /\p{Cc}/u.test(value)) return locationTexts.invalidQuery;
  const { length } = value.trim();
  return length >= locationLimits.minQuery && length <= locationLimits.maxQuery ? null : locationTexts.invalidQuery;
}
