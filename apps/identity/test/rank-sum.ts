/**
 * Mann-Whitney's z: how far apart the ranks of two samples of times are, in standard deviations of chance. Under 4 they
 * cannot be told apart; chance alone goes beyond that once in 16,000 runs. Ties are too rare among times to matter.
 */
export function rankSumZ(one: readonly number[], other: readonly number[]): number {
  const ranked = [...one.map((time) => ({ time, isOne: true })), ...other.map((time) => ({ time, isOne: false }))].sort(
    (a, b) => a.time - b.time,
  );
  const rankSum = ranked.reduce((sum, { isOne }, index) => sum + (isOne ? index + 1 : 0), 0);
  const [n, m] = [one.length, other.length];
  const mean = (n * (n + m + 1)) / 2;
  return (rankSum - mean) / Math.sqrt((n * m * (n + m + 1)) / 12);
}

/** In an order of chance, so that what a request leaves behind for the next falls on both alike. */
export function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
