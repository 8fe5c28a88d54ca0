import fc from 'fast-check';
import { isInAppPath, isSafeActionUrl } from './action-url.rules.js';
import { PREVIEW_LENGTH, previewOf } from './preview.js';
import { isPlainLine, isPlainText } from './plain-text.rules.js';
import { isLongerThan } from './text-length.rules.js';

/** Letters, marks, emoji of several parts, control characters and halves of pairs. */
const texts = fc.string({
  unit: fc.oneof(fc.constantFrom('👨‍👩‍👧‍👦', 'é', '/', '\\', '\n', '\ud800'), fc.string({ unit: 'binary' })),
});
const isWhole = (text: string): boolean => !/\p{Cs}/u.test(text);
const paths = fc.oneof(
  texts,
  texts.map((text) => `/${text}`),
  texts.map((text) => `//${text}`),
);

it('a path inside the app stays on the origin that it is opened from, whatever it says', () => {
  const origin = 'https://crewcall.example';
  fc.assert(
    fc.property(paths, (path) => {
      if (isInAppPath(path)) expect(new URL(path, origin).origin).toBe(origin);
    }),
  );
});

it('an address that may be followed is one of the app or an https one without a name in it', () => {
  fc.assert(
    fc.property(fc.oneof(paths, fc.webUrl({ validSchemes: ['http', 'https', 'ftp'] })), (address) => {
      if (!isSafeActionUrl(address)) return;
      const { protocol, username } = new URL(address, 'https://crewcall.example');
      expect([protocol, username]).toEqual(['https:', '']);
    }),
  );
});

it('a preview has so many characters at most, begins as the text does, and cuts no pair in half', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const preview = previewOf(text);
      expect([...preview].length).toBeLessThanOrEqual(PREVIEW_LENGTH + 1);
      expect(text.startsWith(preview === text ? text : preview.slice(0, -1))).toBe(true);
      if (isWhole(text)) expect(isWhole(preview)).toBe(true);
    }),
  );
});

it('what is plain can be stored: no NUL byte and no half of a pair; a line is a text', () => {
  fc.assert(
    fc.property(texts, (text) => {
      if (isPlainText(text)) expect(isWhole(text) && !text.includes('\0')).toBe(true);
      if (isPlainLine(text)) expect(isPlainText(text)).toBe(true);
    }),
  );
});

it('a text is longer than every number below its own, and not longer than itself', () => {
  const graphemes = new Intl.Segmenter('en-GB', { granularity: 'grapheme' });
  // No single character of these takes more units than are counted as one.
  const words = fc.string({ unit: fc.constantFrom('👨‍👩‍👧‍👦', 'é', 'a', ' ', '🏴󠁧󠁢󠁷󠁬󠁳󠁿'), maxLength: 300 });
  fc.assert(
    fc.property(words, (text) => {
      const length = [...graphemes.segment(text)].length;
      expect(isLongerThan(text, length)).toBe(text.length > length * 12);
      if (length > 0) expect(isLongerThan(text, length - 1)).toBe(true);
    }),
  );
});
