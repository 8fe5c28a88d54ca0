import type { ModerationCase } from '@crewcall/contracts-admin';
import type { CaseRow } from './case.repository.js';

export const presentCase = (row: CaseRow, names: Map<string, string>): ModerationCase => ({
  id: row.id,
  kind: row.kind,
  target_id: row.target_id,
  reason: row.reason,
  snapshot: row.snapshot,
  person_id: row.person_id,
  person_name: names.get(row.person_id ?? '') ?? null,
  reporter_id: row.reporter_id,
  reporter_name: names.get(row.reporter_id ?? '') ?? null,
  status: row.decided_at ? 'decided' : 'open',
  decision: row.decision,
  note: row.note,
  created_at: row.created_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
});
