/** What a row of page numbers shows: the first, the last, the current with its neighbours, and gaps between them. */
export function pageNumbers(page: number, pageCount: number): (number | 'gap')[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((number) => number >= 1 && number <= pageCount)
    .sort((one, other) => one - other);
  return shown.flatMap((number, at) => {
    const before = shown[at - 1] ?? 0;
    if (number - before <= 1) return [number];
    // A gap of one page takes as much room as the page itself.
    return number - before === 2 ? [number - 1, number] : ['gap' as const, number];
  });
}
