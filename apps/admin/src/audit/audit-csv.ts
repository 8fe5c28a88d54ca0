import type { AuditEntry } from '@crewcall/contracts-admin';

const head = ['at', 'actor_id', 'actor_name', 'deed', 'subject_kind', 'subject_id', 'reason', 'address'] as const;

/** A spreadsheet takes what begins so for a formula: a quote before it keeps it text. */
const startsFormula = /^[=+\-@\t\r]/;

function cellOf(value: string | null): string {
  const text = value ?? '';
  return `"${(startsFormula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** RFC 4180, with the facts before and after as JSON. */
export function csvOf(entries: AuditEntry[]): string {
  const lines = entries.map((entry) =>
    [...head.map((column) => entry[column]), JSON.stringify(entry.before), JSON.stringify(entry.after)]
      .map(cellOf)
      .join(','),
  );
  return [[...head, 'before', 'after'].join(','), ...lines, ''].join('\r\n');
}
