/** From and to in milliseconds, half open. */
export type Stretch = [from: number, to: number];

/** In order and apart. */
export function union(stretches: readonly Stretch[]): Stretch[] {
  const inOrder = stretches.filter(([from, to]) => from < to).sort(([one], [other]) => one - other);
  const joined: Stretch[] = [];
  for (const [from, to] of inOrder) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** What is left of the first without the second, which is in order and apart. */
export function subtract(stretches: readonly Stretch[], taken: readonly Stretch[]): Stretch[] {
  return stretches.flatMap(([begin, end]) => {
    const left: Stretch[] = [];
    let from = begin;
    for (const [start, stop] of taken) {
      if (stop <= from || start >= end) continue;
      if (start > from) left.push([from, start]);
      from = Math.max(from, stop);
    }
    if (from < end) left.push([from, end]);
    return left;
  });
}

export const within = (stretches: readonly Stretch[], [from, to]: Stretch): Stretch[] =>
  stretches
    .filter(([begin, end]) => begin < end && begin < to && from < end)
    .map(([begin, end]): Stretch => [Math.max(begin, from), Math.min(end, to)]);

export const meets = (stretches: readonly Stretch[], [from, to]: Stretch): boolean =>
  stretches.some(([begin, end]) => begin < to && from < end);

export const lengthOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, [from, to]) => sum + to - from, 0);

export const longestOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((longest, [from, to]) => Math.max(longest, to - from), 0);

/** The place of the first that ends then or later, among those that are in order and apart. */
function firstEndingFrom(stretches: readonly Stretch[], moment: number): number {
  let [low, high] = [0, stretches.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretches[middle]?.[1] ?? Infinity) < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Takes one more into those that are in order and apart, and answers those that it met. */
function takeIn(stretches: Stretch[], [from, to]: Stretch): Stretch[] {
  if (from >= to) return [];
  const first = firstEndingFrom(stretches, from);
  let after = first;
  while ((stretches[after]?.[0] ?? Infinity) <= to) after += 1;
  const met = stretches.slice(first, after);
  const whole: Stretch = [Math.min(from, met[0]?.[0] ?? from), Math.max(to, met.at(-1)?.[1] ?? to)];
  stretches.splice(first, met.length, whole);
  return met;
}

/** Of entries that meet the newer keeps its time and the older the rest: nothing of either is lost. */
export function piecesOf<T extends { stretch: Stretch; setAt: number }>(entries: readonly T[]): T[] {
  const newestFirst = [...entries].sort((one, other) => other.setAt - one.setAt);
  const covered: Stretch[] = [];
  return newestFirst.flatMap((entry) => {
    const left = subtract([entry.stretch], takeIn(covered, entry.stretch));
    return left.map((stretch) => ({ ...entry, stretch }));
  });
}
