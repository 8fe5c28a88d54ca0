import type { AuditEntry } from '@crewcall/contracts-admin';
import { csvFile } from '@crewcall/platform-bootstrap';

const head = ['at', 'actor_id', 'actor_name', 'deed', 'subject_kind', 'subject_id', 'reason', 'address'] as const;

/** With the facts before and after as JSON. */
export function csvOf(entries: AuditEntry[]): string {
  const rows = entries.map((entry) => [
    ...head.map((column) => entry[column] ?? ''),
    JSON.stringify(entry.before),
    JSON.stringify(entry.after),
  ]);
  return csvFile(rows, [...head, 'before', 'after']);
}
