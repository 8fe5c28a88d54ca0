import { riseOf } from './toast-place';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const toast = box(16, 700, 344, 784);

describe('where a toast stands', () => {
  it.each([
    ['nothing', [], 0],
    ['what is beside it', [box(350, 700, 400, 784)], 0],
    ['what ends above it', [box(0, 600, 360, 700)], 0],
    ['a composer below it', [box(0, 740, 360, 800)], 56],
    ['a composer, and a button above that', [box(0, 740, 360, 800), box(200, 660, 340, 700)], 136],
    ['so much that there is no place', [box(0, 0, 360, 800)], 0],
  ])('covers %s not [R021]', (_what, others, rise) => {
    expect(riseOf(toast, others)).toBe(rise);
  });
});
