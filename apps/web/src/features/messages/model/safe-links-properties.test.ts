import fc from 'fast-check';
import { partsOf } from './safe-links';

const piece = fc.constantFrom(
  'https://',
  'http://',
  'javascript:',
  'crewcall.example/a',
  '.',
  ')',
  ' ',
  '@',
  '\n',
  '<',
  '‮',
);
const texts = fc.array(fc.oneof(piece, fc.string({ maxLength: 6 })), { maxLength: 10 }).map((all) => all.join(''));

it('shows every character of a text once, and links to the web alone', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const parts = partsOf(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { href } of parts) if (href) expect(href).toMatch(/^https?:\/\/[^/@]/);
    }),
  );
});
