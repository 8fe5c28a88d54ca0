import { madeOnce } from './made-once.js';

const graphemes = madeOnce(() => new Intl.Segmenter('en-GB', { granularity: 'grapheme' }));

/** UTF-16 units that one character may take, marks and joined emoji included: what bounds a text besides its characters. */
export const UNITS_PER_CHARACTER = 12;

const PIECE_UNITS = 512;

/** The UTF-16 units that so many characters take at most: the bound where they are no longer counted. */
export const unitsOf = (characters: number): number => characters * UNITS_PER_CHARACTER;

/** Where the piece ends that begins there: half an emoji at its end would be counted, and the other half again. */
function pieceEnd(text: string, at: number): number {
  const end = at + PIECE_UNITS;
  return /[\ud800-\udbff]/.test(text.charAt(end - 1)) ? end + 1 : end;
}

/**
 * Whether a text has more characters than `max`, counted as a reader counts them: a letter with its accents is one, and
 * a family of emoji is one. Reads no more of the text than it needs to know.
 */
export function isLongerThan(text: string, max: number): boolean {
  if (text.length <= max) return false;
  if (text.length > unitsOf(max)) return true;
  let count = 0;
  // In pieces: each step of the segmenter costs as much as the text it was given is long.
  for (let at = 0; at < text.length;) {
    const end = pieceEnd(text, at);
    const piece = [...graphemes().segment(text.slice(at, end))];
    const isLast = end >= text.length;
    // The last character of a piece may be cut and begins the next one; what fills a piece alone counts as one.
    const whole = isLast || piece.length === 1 ? piece : piece.slice(0, -1);
    count += whole.length;
    if (count > max) return true;
    at += whole.reduce((units, { segment }) => units + segment.length, 0);
  }
  return false;
}
