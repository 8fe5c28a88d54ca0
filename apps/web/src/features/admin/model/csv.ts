/** By it spreadsheets know that the text is UTF-8: without it Zoë becomes ZoÃ«. */
const MARK = '\ufeff';

/** A spreadsheet takes what begins so for a formula, also in full width: a quote before it keeps it text. */
const startsFormula = /^[=+\-@\t\r＝＋－＠]/;

const cellOf = (value: string | number | null): string => {
  const text = String(value ?? '');
  return `"${(typeof value === 'string' && startsFormula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** RFC 4180, as the services write it. */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  MARK + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
