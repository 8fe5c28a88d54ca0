const graphemes = new Intl.Segmenter('en-GB', { granularity: 'grapheme' });

/** UTF-16 units that one character may take, marks and joined emoji included: what bounds a text besides its characters. */
export const UNITS_PER_CHARACTER = 12;

/** The UTF-16 units that so many characters take at most: the bound where they are no longer counted. */
export const unitsOf = (characters: number): number => characters * UNITS_PER_CHARACTER;

/**
 * Whether a text has more characters than `max`, counted as a reader counts them: a letter with its accents is one, and
 * a family of emoji is one. Reads no more of the text than it needs to know.
 */
export function isLongerThan(text: string, max: number): boolean {
  if (text.length <= max) return false;
  if (text.length > unitsOf(max)) return true;
  let count = 0;
  for (const _grapheme of graphemes.segment(text)) {
    count += 1;
    if (count > max) return true;
  }
  return false;
}
