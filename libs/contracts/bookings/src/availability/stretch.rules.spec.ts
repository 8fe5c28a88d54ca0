import { piecesOf, type Stretch } from './stretch.rules.js';

interface Entry {
  name: number;
  stretch: Stretch;
  setAt: number;
}

/** A moment at a time: whose entry holds it is the one that was set last of those around it. */
const heldAt = (entries: readonly Entry[], moment: number): number | undefined =>
  entries
    .filter(({ stretch: [from, to] }) => from <= moment && moment < to)
    .sort((one, other) => other.setAt - one.setAt)[0]?.name;

const entriesOf = (seed: number): Entry[] =>
  Array.from({ length: 40 }, (_, name) => {
    const from = (seed * 7_919 + name * name * 31 + name * 17) % 120;
    return { name, stretch: [from, from + ((name * 13 + seed) % 9)], setAt: (name * 37 + seed) % 1_009 };
  });

describe('entries that meet', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('hold each moment once, the newer before the older (%d) [R309]', (seed) => {
    const entries = entriesOf(seed);
    const pieces = piecesOf(entries);
    for (let moment = 0; moment < 130; moment += 1) {
      const holding = pieces.filter(({ stretch: [from, to] }) => from <= moment && moment < to);
      const held = heldAt(entries, moment);
      expect(holding.map(({ name }) => name)).toEqual(held === undefined ? [] : [held]);
    }
  });

  it('take time by their number, not by its square', () => {
    const many = Array.from({ length: 20_000 }, (_, at): Entry => ({
      name: at,
      stretch: [2 * at, 2 * at + 1],
      setAt: at,
    }));
    expect(piecesOf(many)).toHaveLength(many.length);
  });
});
