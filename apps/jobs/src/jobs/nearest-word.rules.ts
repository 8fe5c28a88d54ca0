/** A letter in five may be wrong, missing, too many or at its neighbour's place; in a short word one. */
const lettersPerSlip = 5;
/** Of shorter words everything is near. */
export const shortestWord = 4;

export const slipsAllowed = (word: string): number => Math.max(1, Math.floor(word.length / lettersPerSlip));

/** The word that was meant, or null where none is near: the one with the fewest slips, then the most frequent. */
export function nearestWord(typed: string, frequencies: ReadonlyMap<string, number>): string | null {
  if (typed.length < shortestWord || frequencies.has(typed)) return null;
  let best: { word: string; slips: number; count: number } | null = null;
  for (const [word, count] of frequencies) {
    const most = best?.slips ?? slipsAllowed(typed);
    if (Math.abs(word.length - typed.length) > most) continue;
    const slips = slipsBetween(typed, word);
    if (slips > most || (best && slips === best.slips && count <= best.count)) continue;
    best = { word, slips, count };
  }
  return best?.word ?? null;
}

/** How many letters to change, add, leave out or swap with the next one from one word to the other. */
export function slipsBetween(one: string, other: string): number {
  const slips = Array.from({ length: one.length + 1 }, (): number[] => []);
  // Where one of the two is still empty, as many as the other has letters.
  const at = (row: number, column: number): number => slips[row]?.[column] ?? row + column;
  for (const [row, columns] of slips.entries()) {
    for (let column = 1; row > 0 && column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      columns[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
  }
  return at(one.length, other.length);
}
