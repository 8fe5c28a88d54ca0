import { stringify } from 'csv-stringify/sync';

type Cell = string | number | null | undefined;

/** Lines as spreadsheets read them: every cell quoted, and none that one takes for a formula. */
export const csvTable = (rows: readonly (readonly Cell[])[]): string =>
  stringify(rows as Cell[][], { quoted: true, quoted_empty: true, escape_formulas: true, record_delimiter: 'windows' });
