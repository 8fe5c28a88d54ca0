import { outlineOf } from './watermark.js';
import { glyphs } from './watermark-glyphs.js';

const advanceOf = (letter: string): number => Number(/^\d+/.exec(glyphs[letter] ?? '')?.[0]);
const pointsOf = (path: string): [x: number, y: number][] =>
  [...path.matchAll(/(-?\d{1,4}) (-?\d{1,4})/g)].map(([, x, y]) => [Number(x), Number(y)]);

it('is a line of letters one after the other, each in the shape that it has [R476]', () => {
  const words = 'May O9g·';
  let start = 0;
  const points: [x: number, y: number][] = [];
  for (const letter of words) {
    const [, own = ''] = /^\d+ (.*)$/.exec(glyphs[letter] ?? '') ?? [];
    for (const [x, y] of pointsOf(own)) points.push([x + start, y]);
    start += advanceOf(letter);
  }
  const { width, path } = outlineOf(words);
  expect(pointsOf(path)).toEqual(points);
  expect(width).toBe(start);
});

it('has letters without accents, and a point for what has no letter', () => {
  expect(outlineOf('Zoë')).toEqual(outlineOf('Zoe'));
  expect(outlineOf('李')).toEqual(outlineOf('·'));
});
