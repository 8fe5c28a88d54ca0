import { stringify } from 'csv-stringify/sync';

type Cell = string | number | null | undefined;

/** By it spreadsheets know that the text is UTF-8: without it Zoë becomes ZoÃ«. */
const MARK = '\ufeff';

/** A file as spreadsheets read it (RFC 4180): every cell quoted but those of `head`, and none that one takes for a formula. */
export function csvFile(rows: readonly (readonly Cell[])[], head?: readonly string[]): string {
  const table = { quoted: true, quoted_empty: true, escape_formulas: true, record_delimiter: 'windows' } as const;
  return `${MARK}${head ? `${head.join(',')}\r\n` : ''}${stringify(rows as Cell[][], table)}`;
}
