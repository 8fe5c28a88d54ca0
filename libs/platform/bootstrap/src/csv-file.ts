import { stringify } from 'csv-stringify/sync';

type Cell = string | number | null | undefined;

/** By it spreadsheets know that the text is UTF-8: without it Zoë becomes ZoÃ«. */
const MARK = '\ufeff';

/** A file as spreadsheets read it: every cell quoted, and none that one takes for a formula. */
export const csvFile = (rows: readonly (readonly Cell[])[]): string =>
  MARK +
  stringify(rows as Cell[][], { quoted: true, quoted_empty: true, escape_formulas: true, record_delimiter: 'windows' });
