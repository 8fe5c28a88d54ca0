import type { AuditEntry } from '@crewcall/contracts-admin';
import { stringify } from 'csv-stringify/sync';

const head = ['at', 'actor_id', 'actor_name', 'deed', 'subject_kind', 'subject_id', 'reason', 'address'] as const;

/** By it spreadsheets know that the text is UTF-8: without it Zoë becomes ZoÃ«. */
const MARK = '\ufeff';

/** RFC 4180, with the facts before and after as JSON. A spreadsheet takes nothing in it for a formula. */
export function csvOf(entries: AuditEntry[]): string {
  const rows = entries.map((entry) => [
    ...head.map((column) => entry[column] ?? ''),
    JSON.stringify(entry.before),
    JSON.stringify(entry.after),
  ]);
  const table = { quoted: true, quoted_empty: true, escape_formulas: true, record_delimiter: 'windows' } as const;
  return `${MARK}${[...head, 'before', 'after'].join(',')}\r\n${stringify(rows, table)}`;
}
