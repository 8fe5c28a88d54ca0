import type { OutlinedLine } from '@crewcall/platform-scanning';
import { glyphs } from './watermark-glyphs.js';

/** Without its accents, and a point for what has no letter here. */
const drawable = (words: string): string =>
  [...words.normalize('NFD').replaceAll(/\p{M}/gu, '')].map((letter) => (glyphs[letter] ? letter : '·')).join('');

/** A line of text as one outline, so that it looks the same whichever fonts a machine has. */
export function outlineOf(words: string): OutlinedLine {
  let width = 0;
  let path = '';
  for (const letter of drawable(words)) {
    const [, advance = '0', outline = ''] = /^(\d+) (.*)$/.exec(glyphs[letter] ?? '') ?? [];
    const at = width;
    path += outline.replaceAll(/(-?\d{1,4}) (-?\d{1,4})/g, (_, x: string, y: string) => `${Number(x) + at} ${y}`);
    width += Number(advance);
  }
  return { width, path };
}
