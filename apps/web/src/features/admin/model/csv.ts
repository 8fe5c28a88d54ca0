/** A spreadsheet takes what begins so for a formula: a quote before it keeps it text. */
const startsFormula = /^[=+\-@\t\r]/;

const cellOf = (value: string | number | null): string => {
  const text = String(value ?? '');
  return `"${(typeof value === 'string' && startsFormula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** RFC 4180. */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
