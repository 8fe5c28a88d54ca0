/** A spreadsheet takes what begins so for a formula: a quote before it keeps it text. */
const startsFormula = /^[=+\-@\t\r]/;

const cellOf = (value: string | number | null): string => {
  const text = String(value ?? '');
  return `"${(typeof value === 'string' && startsFormula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** RFC 4180. */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

/** Hands the person a file. */
export function download(name: string, content: string | Blob): void {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
