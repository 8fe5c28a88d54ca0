/** A sentence for each thing that is wrong, by its counter; a run without loss has none. */
export type FindingsOf<Counter extends string> = Record<Counter, string[]>;

export const isClean = (findings: FindingsOf<string>): boolean =>
  Object.values(findings).every((sentences) => sentences.length === 0);

/** A line for each counter, with the first of what it found. Answers whether there is nothing. */
export function tellFindings(findings: FindingsOf<string>): boolean {
  const width = Math.max(...Object.keys(findings).map((counter) => counter.length));
  for (const [counter, sentences] of Object.entries(findings)) {
    const named = sentences.length ? `: ${sentences.slice(0, 3).join('; ')}` : '';
    console.log(`  ${counter.padEnd(width)} ${sentences.length}${named}`);
  }
  return isClean(findings);
}
