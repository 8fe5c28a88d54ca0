/** A number as people read it: `1,024`. What makes the words of large ones is dear, and most are small. */
export const figureOf = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1000 ? `${value}` : value.toLocaleString('en-GB');

/** The word that goes with so many: `wordFor(1, 'is', 'are')`. */
export const wordFor = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);

/** `1 job`, `1,024 jobs`; `counted(2, 'person', 'people')`. */
export const counted = (count: number, one: string, many?: string): string =>
  `${figureOf(count)} ${wordFor(count, one, many)}`;
