import fc from 'fast-check';
import { lengthOf, longestOf, meets, piecesOf, type Stretch, subtract, union, within } from './stretch.rules.js';

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

describe('stretches of time', () => {
  const stretch = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 })) as fc.Arbitrary<Stretch>;
  const several = fc.array(stretch, { maxLength: 8 });
  const isIn = (stretches: readonly Stretch[], moment: number): boolean =>
    stretches.some(([from, to]) => from <= moment && moment < to);
  const moments = Array.from({ length: 31 }, (_, moment) => moment);
  const momentsIn = (stretches: readonly Stretch[]) => moments.filter((moment) => isIn(stretches, moment));

  it('are joined where they meet, in order and apart, and hold every moment that one of them held', () => {
    expect(
      union([
        [20, 25],
        [5, 10],
        [10, 12],
        [6, 8],
        [30, 30],
        [28, 26],
      ]),
    ).toEqual([
      [5, 12],
      [20, 25],
    ]);
    expect(
      union([
        [5, 10],
        [11, 12],
      ]),
    ).toEqual([
      [5, 10],
      [11, 12],
    ]);
    fc.assert(
      fc.property(several, (some) => {
        const joined = union(some);
        expect(momentsIn(joined)).toEqual(momentsIn(some));
        for (const [at, [from, to]] of joined.entries()) {
          expect(from).toBeLessThan(to);
          expect(from).toBeGreaterThan(joined[at - 1]?.[1] ?? -1);
        }
      }),
    );
  });

  it('without others are what is left on either side of them, and never empty', () => {
    expect(
      subtract(
        [[0, 30]],
        [
          [5, 10],
          [10, 12],
          [28, 40],
        ],
      ),
    ).toEqual([
      [0, 5],
      [12, 28],
    ]);
    expect(
      subtract(
        [
          [5, 10],
          [15, 20],
        ],
        [
          [0, 5],
          [8, 16],
          [20, 30],
        ],
      ),
    ).toEqual([
      [5, 8],
      [16, 20],
    ]);
    expect([subtract([[5, 10]], [[5, 10]]), subtract([[5, 10]], []), subtract([[5, 5]], [])]).toEqual([
      [],
      [[5, 10]],
      [],
    ]);
    fc.assert(
      fc.property(several, several, (some, taken) => {
        const left = subtract(union(some), union(taken));
        expect(momentsIn(left)).toEqual(moments.filter((moment) => isIn(some, moment) && !isIn(taken, moment)));
        expect(left.every(([from, to]) => from < to)).toBe(true);
      }),
    );
  });

  it('within another are the parts that lie in it, none of which is empty', () => {
    expect(
      within(
        [
          [0, 5],
          [4, 12],
          [15, 18],
          [19, 30],
          [20, 30],
          [16, 16],
        ],
        [5, 20],
      ),
    ).toEqual([
      [5, 12],
      [15, 18],
      [19, 20],
    ]);
    fc.assert(
      fc.property(several, stretch, (some, [from, to]) => {
        fc.pre(from < to);
        const parts = within(some, [from, to]);
        expect(momentsIn(parts)).toEqual(
          moments.filter((moment) => isIn(some, moment) && from <= moment && moment < to),
        );
        expect(parts.every(([begin, end]) => begin < end)).toBe(true);
      }),
    );
  });

  it('meet another where they have a moment in common, not where they touch it', () => {
    const call: Stretch = [10, 20];
    expect(
      [
        [5, 11],
        [19, 25],
        [12, 13],
        [0, 30],
      ].map(([from = 0, to = 0]) => meets([[from, to]], call)),
    ).toEqual([true, true, true, true]);
    expect([
      meets(
        [
          [5, 10],
          [20, 25],
        ],
        call,
      ),
      meets([], call),
    ]).toEqual([false, false]);
  });

  it('are as long as all of them, and the longest as itself', () => {
    const some: Stretch[] = [
      [5, 10],
      [20, 32],
      [40, 41],
    ];
    expect([lengthOf(some), longestOf(some)]).toEqual([18, 12]);
    expect([lengthOf([]), longestOf([])]).toEqual([0, 0]);
  });
});

it('an entry without a length holds nothing, and takes nothing from others', () => {
  const entries: Entry[] = [
    { name: 1, stretch: [5, 5], setAt: 9 },
    { name: 2, stretch: [0, 10], setAt: 1 },
    { name: 3, stretch: [8, 6], setAt: 8 },
  ];
  expect(piecesOf(entries)).toEqual([{ name: 2, stretch: [0, 10], setAt: 1 }]);
});
